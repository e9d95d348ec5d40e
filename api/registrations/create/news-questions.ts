import type { Transaction } from 'kysely';
import { askableAmong } from '../../news/port.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { MailCause } from '../../platform/mail/limiter.ts';
import type { RegistrationRecord } from '../record.ts';

/** A stored registration with the request that created it. */
interface Entered {
  readonly record: RegistrationRecord;
  readonly request: Pick<components['schemas']['RegistrationRequest'], 'wantsNews'>;
  /** Present if staff registered it on the party's behalf. */
  readonly byStaff?: object;
  /** The outside cause of its email; missing if there is none. */
  readonly cause?: MailCause;
}

/** Returns whom to ask about emails on upcoming events, once for each address: contacts who wanted news and may be asked now. */
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
