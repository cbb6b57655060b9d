import { fireEvent, render, screen } from '@testing-library/react';
import { Cell } from './cell';

const picture = () =>
  render(
    <Cell
      column={{ key: 'image_filename', kind: 'image', title: 'Görsel' }}
      row={{ image_filename: 'kupon.webp' }}
    />,
  ).container.querySelector('img')!;

describe('a picture in a table of the panel', () => {
  it('comes in the size that its small frame needs', () => {
    const image = picture();
    expect(image).toHaveAttribute('sizes', '56px');
    expect(image.srcset).toMatch('/assets/kupon/kupon.webp-480.webp 480w');
  });

  it('is said to be missing, without its file name, where it is gone', () => {
    fireEvent.error(picture());
    expect(screen.getByText('Görsel yok')).toBeInTheDocument();
    expect(screen.queryByText(/kupon/)).toBeNull();
  });
});
