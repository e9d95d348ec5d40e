import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database, PrayerRequestsTable } from '../../platform/data/tables.gen.ts';
import { userNames } from '../../users/port.ts';
import type { PrayerReader } from '../access.ts';

type Schemas = components['schemas'];

/** The columns that every reader may see: no last name, email address or phone number. */
export const summaryColumns = [
  'id',
  'version',
  'state',
  'first_name',
  'for_whom',
  'prayer_request',
  'language',
  'created_at',
  'share_with_team',
] as const;

/** The columns of the reservation: by whom, and until when. */
export const claimColumns = ['claimed_by_user_id', 'claimed_until'] as const;

type SummaryRow = Pick<
  Selectable<PrayerRequestsTable>,
  (typeof summaryColumns)[number] | (typeof claimColumns)[number]
>;
type WithClaimant<Row> = Row & { readonly claimedByName: string | null };

/** Runs a query for a few requests and adds the names of the people who have reserved them. */
export async function withClaimant<Row extends Pick<SummaryRow, 'claimed_by_user_id'>>(
  db: Kysely<Database>,
  found: SelectQueryBuilder<Database, 'prayer_requests', Row>,
): Promise<WithClaimant<Row>[]> {
  const rows = await found.execute();
  const names = await userNames(
    db,
    rows.map(({ claimed_by_user_id: userId }) => userId),
  );
  return rows.map((row) => ({ ...row, claimedByName: names.get(row.claimed_by_user_id) ?? null }));
}

/** A request as it appears in a list. */
export function presentSummary(row: WithClaimant<SummaryRow>, now: Date): Schemas['PrayerRequestSummary'] {
  const { claimed_by_user_id: userId, claimed_until: until } = row;
  return {
    id: row.id,
    version: row.version,
    // Held forms never appear in the lists of this desk.
    state: row.state as Schemas['PrayerDeskState'],
    firstName: row.first_name,
    ...(row.for_whom !== null && { forWhom: row.for_whom }),
    text: row.prayer_request,
    language: row.language,
    receivedAt: row.created_at.toISOString(),
    isShared: row.share_with_team,
    claim:
      userId !== null && until !== null && until > now
        ? { userId, userName: row.claimedByName ?? '', until: until.toISOString() }
        : null,
  };
}

/** A request as its own page shows it. */
export function presentDetails(
  row: WithClaimant<Selectable<PrayerRequestsTable>>,
  { changedByName, answers }: Pick<Schemas['PrayerRequestDetails'], 'changedByName' | 'answers'>,
  { readsAll }: PrayerReader,
  now: Date,
): Schemas['PrayerRequestDetails'] {
  const { last_name: lastName, email, phone } = row;
  return {
    ...presentSummary(row, now),
    ...(readsAll && {
      contact: {
        ...(lastName !== null && { lastName }),
        ...(email !== null && { email }),
        ...(phone !== null && { phone }),
      },
    }),
    answers,
    tellWhenPrayed: row.tell_when_prayed,
    isAnswerable: email !== null,
    prayedAt: row.prayed_at?.toISOString() ?? null,
    tellAt: row.tell_at?.toISOString() ?? null,
    toldAt: row.told_at?.toISOString() ?? null,
    changedByName,
  };
}
