import type { Handlers } from '../platform/contract/handler.ts';
import { presentReceipt, receive } from '../forms/port.ts';
import type { FormContext } from '../forms/port.ts';
import { findContactSubmission, insertContactMessage } from './store.ts';

/** Messages to the center. */
export function contactHandlers(context: FormContext): Pick<Handlers, 'createContactMessage'> {
  return {
    async createContactMessage(
      { body: { form, language, check }, header },
      reply,
      { session, address, isPlainForm, language: readerLanguage },
    ) {
      const receipt = await receive(
        context,
        {
          insert: (transaction, entry) => insertContactMessage(transaction, entry, form),
          find: findContactSubmission,
          enqueueMail: (transaction, id, to) => context.enqueue(transaction, 'contact-mail', { id, to }),
          // Staff may also answer a message from the mailbox.
          tellsOfHeld: true,
        },
        {
          body: form,
          idempotencyKey: header['Idempotency-Key'],
          language: language ?? readerLanguage,
          check,
          session,
          address,
          isPlainForm,
          lines: [form.firstName, form.lastName],
          texts: [form.message],
          email: form.email,
        },
      );
      return reply(receipt.isNew ? 201 : 200, presentReceipt(receipt));
    },
  };
}
