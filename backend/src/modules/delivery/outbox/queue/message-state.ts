export type ChannelName = 'mail' | 'telegram';

/** `dropped`: became pointless before it was sent; `failed`: given up. */
export const MESSAGE_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
/** @schema {"enumName":"MailStatus"} */
export type MessageStatus = (typeof MESSAGE_STATES)[number];

/** Lower ones go first: thousands of alerts or newsletters must not delay a password link or an answer. */
export const PRIORITY = { awaited: 0, alert: 1, newsletter: 2 } as const;
