import { classNames } from '../../lib/class-names';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border border-transparent',
  secondary: 'bg-surface text-text border border-control hover:bg-raised',
  danger: 'bg-danger text-bg hover:opacity-90 border border-transparent',
  quiet: 'text-text border border-transparent hover:bg-raised',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-2.5 text-dense gap-1.5',
  normal: 'h-11 px-5 text-sm gap-2',
};

/** Classes of a button, also for links that look like one. */
export function buttonStyle(
  look: ButtonLook = 'primary',
  size: ButtonSize = 'normal',
  extra?: string,
): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md print:hidden font-medium whitespace-nowrap transition-colors duration-150',
    'cramped:h-auto cramped:min-h-8 cramped:max-w-full cramped:min-w-0 cramped:py-1 cramped:whitespace-normal',
    'disabled:cursor-not-allowed disabled:opacity-60',
    looks[look],
    sizes[size],
    extra,
  );
}
