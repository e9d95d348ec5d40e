/* Other domains may import only this file and the rules of forms. */
export { answerMail } from './mail/answer-email.ts';
export { answerForm, findAnswers, storeAnswer, wasAnswered } from './desk/answers.ts';
export type { AnswerKey } from './desk/answers.ts';
export { refuseClaimedByOthers } from './desk/claimed.ts';
export { countForms } from './desk/counts.ts';
export { findForms } from './desk/find.ts';
export { lockForms } from './desk/lock.ts';
export { moveForms } from './desk/move.ts';
export { newForms, newestFormAt } from './desk/new-forms.ts';
export { isUndelivered, undeliveredForms } from './desk/undelivered.ts';
export { heldForms } from './held/list.ts';
export { dayInWords, mailForm, paragraph, siteMail } from './mail/form-email.ts';
export type { MailForm } from './mail/form-email.ts';
export { presentReceipt, receive } from './receive.ts';
export type { Entry, FormContext, FormStore } from './receive.ts';
