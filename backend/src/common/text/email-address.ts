import { isEmail } from 'class-validator';

/** What nobody sees in an address (controls, blanks, marks, fillers), and quotes, which let such characters in. */
const UNSEEN_OR_QUOTED = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}"]/u;

/** Whether a text is an e-mail address that people and mail programs read alike: no quoted local part (RFC 5321). */
export const isEmailAddress = (text: string): boolean => isEmail(text) && !UNSEEN_OR_QUOTED.test(text);
