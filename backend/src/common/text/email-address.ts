import { isEmail } from 'class-validator';

/** Characters that are invisible in an address (controls, blanks, marks, fillers), and quotes, which allow them. */
const UNSEEN_OR_QUOTED = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}"]/u;

/** Whether a text is an e-mail address that people and mail programs read alike: no quoted local part (RFC 5321). */
export const isEmailAddress = (text: string): boolean => isEmail(text) && !UNSEEN_OR_QUOTED.test(text);
