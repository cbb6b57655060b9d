import { tr } from '../../locale/tr';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an e-mail address as typed, or true as react-hook-form wants it; the server looks closer. */
export function checkEmail(text: string): true | string {
  if (text.trim() === '') return tr.auth.emailRequired;
  return EMAIL.test(text.trim()) || tr.auth.emailShape;
}
