import { plainLine, plainText, textLength } from './plain-text';

describe('plainText', () => {
  it('keeps markup, Turkish letters, emoji and line breaks as they are', () => {
    const text = '<script>alert("ğ")</script>\n&amp; ⚽ 👨‍👩‍👧 İIıi';
    expect(plainText(text)).toBe(text);
  });

  it('drops control characters and halves of characters, and trims', () => {
    expect(plainText(' \u0000a\u0007b\u001b[31mc\u0085 \n')).toBe('ab[31mc');
    expect(plainText('x\ud83dy\udc00')).toBe('x\ufffdy\ufffd');
  });

  it('writes every line break as one newline and composes accents', () => {
    expect(plainText('a\r\nb\rc')).toBe('a\nb\nc');
    expect(plainText('g\u0306')).toBe('ğ');
  });

  it('leaves nothing of a text without a visible character', () => {
    expect(plainText('\u0000\t \r\n\u00a0')).toBe('');
  });
});

describe('plainLine', () => {
  it('has no line breaks and no runs of blanks', () => {
    expect(plainLine('  Haftanın\r\n\tkuponu   1 ')).toBe('Haftanın kuponu 1');
  });
});

describe('textLength', () => {
  it('counts characters, not their 16-bit halves', () => {
    expect(textLength('ağ⚽')).toBe(3);
    expect(textLength('🏆🏆')).toBe(2);
  });
});
