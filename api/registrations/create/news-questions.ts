import type { Transaction } from 'kysely';
import { askableAmong } from '../../news/port.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { MailCause } from '../../platform/mail/limiter.ts';
import type { RegistrationRecord } from '../record.ts';

/** A stored registration with what was asked when it was created. */
interface Entered {
  readonly record: RegistrationRecord;
  readonly request: Pick<components['schemas']['RegistrationRequest'], 'wantsNews'>;
  /** Staff registered it on the party's behalf, if given. */
  readonly byStaff?: object;
  /** Who causes its email; missing if nobody outside does. */
  readonly cause?: MailCause;
}

/** Whom to ask about emails on upcoming events, once for each address: those who wished it and would be asked now. */
export async function newsQuestions(
  transaction: Transaction<Database>,
  entered: readonly Entered[],
  now: Date,
): Promise<{ registrationId: string; to: string; cause: MailCause | undefined }[]> {
  const wishes = new Map(
    entered.flatMap(({ record: { id, contact }, request, byStaff, cause }) =>
      request.wantsNews && contact.email !== undefined && !byStaff
        ? [[contact.email.toLowerCase(), { registrationId: id, to: contact.email, cause }] as const]
        : [],
    ),
  );
  const askable = await askableAmong(transaction, [...wishes.keys()], now);
  return askable.flatMap((address) => wishes.get(address) ?? []);
}
