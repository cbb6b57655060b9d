import { looksLikeEmail } from '../../lib/email-shape';
import { trShell } from '../../locale/tr-shell';

/** What is wrong with an e-mail address as typed, or true as react-hook-form wants it; the server looks closer. */
export function checkEmail(text: string): true | string {
  if (text.trim() === '') return trShell.auth.emailRequired;
  return looksLikeEmail(text) || trShell.auth.emailShape;
}
