import { looksLikeEmail } from '../../../lib/email-shape';
import { tr } from '../../../locale/tr';

/** What is wrong with an e-mail address as typed, or true as react-hook-form wants it; the server looks closer. */
export function checkEmail(text: string): true | string {
  if (text.trim() === '') return tr.auth.emailRequired;
  return looksLikeEmail(text) || tr.auth.emailShape;
}
