import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { presentReceipt, receive } from '../forms/port.ts';
import type { FormContext } from '../forms/port.ts';
import type { AppContext } from '../context.ts';
import { prayerFieldMissing } from './rules.ts';
import { findPrayerSubmission, insertPrayerRequest } from './store.ts';

/** Prayer requests. */
export function prayerHandlers(
  context: FormContext & Pick<AppContext, 'config'>,
): Pick<Handlers, 'createPrayerRequest'> {
  return {
    async createPrayerRequest(
      { body: { form, language, check }, header },
      reply,
      { session, address, isPlainForm, language: readerLanguage },
    ) {
      const missing = prayerFieldMissing(form);
      if (missing)
        throw new ProblemError('invalid-request', {
          errors: [{ in: 'body', pointer: `/form/${missing}`, rule: 'required' }],
        });
      const receipt = await receive(
        context,
        {
          insert: (transaction, entry) => insertPrayerRequest(transaction, entry, form, context.config.site.timeZone),
          find: findPrayerSubmission,
          enqueueMail: (transaction, id, to) => context.enqueue(transaction, 'prayer-mail', { id, to }),
          // Prayer must not wait because a form looks like spam; the email says so and contains none of its text.
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
          lines: [form.firstName, form.lastName, form.forWhom],
          texts: [form.prayerRequest],
          email: form.email,
        },
      );
      return reply(receipt.isNew ? 201 : 200, presentReceipt(receipt));
    },
  };
}
