import type { NewsletterDto } from '../../../api/generated/wire';

const NAME = 'adminNewsletterDraft';

/** What was written last in this window and not sent. */
export function readDraft(): NewsletterDto {
  try {
    const { subject, text } = JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Partial<NewsletterDto>;
    return { subject: subject ?? '', text: text ?? '' };
  } catch {
    return { subject: '', text: '' };
  }
}

/** Keeps what is being written for as long as the window is open. */
export function keepDraft(words: NewsletterDto): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(words));
  } catch {
    // a full or forbidden store: the form itself still has the text
  }
}
