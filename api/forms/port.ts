/* What other domains use of forms: this and its rules, nothing else. */
export { heldForms } from './held-for-review.ts';
export { mailForm, paragraph, siteMail } from './mail/mail.ts';
export type { MailForm } from './mail/mail.ts';
export { presentReceipt, receive } from './receive.ts';
export type { Entry, FormParts, FormStore } from './receive.ts';
