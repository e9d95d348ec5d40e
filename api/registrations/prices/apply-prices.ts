import { isComing } from '../../events/rules.ts';
import type { AppContext } from '../../context.ts';
import { ageBandOf } from '../../people/rules.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { replaceParty } from '../change/store.ts';
import { isChangeable, stateAfterPriceChange } from '../rules.ts';
import { applyChange } from '../write/apply-change.ts';
import type { ChangeContext } from '../write/apply-change.ts';
import { withLocked } from '../write/locked.ts';
import { newPrice } from './new-price.ts';

type Schemas = components['schemas'];
type ApplyContext = Pick<AppContext, 'db'> & ChangeContext;
type ChosenParty = Schemas['PriceApplication']['parties'][number];

/** Applies the event's prices to one party; repeating it changes nothing. */
async function applyPrice(
  context: ApplyContext,
  eventId: string,
  { registrationId, version, quotedTotalCents }: ChosenParty,
  userId: number,
): Promise<Schemas['PriceApplicationOutcome']> {
  return withLocked(context, registrationId, async (locked) => {
    const { transaction, event, record, now } = locked;
    if (event.id !== eventId) return 'notFound';
    if (!isChangeable(record.state) || record.closedAt !== null) return 'notChangeable';
    if (!isComing(event, now)) return 'notChangeable';
    const quote = newPrice(event, record);
    if (!quote) return 'notPriced';
    const { totalCents } = quote;
    const totalBeforeCents = record.quote.totalCents;
    if (totalCents === totalBeforeCents) return 'samePrice';
    if (record.version !== version || totalCents !== quotedTotalCents) return 'changedMeanwhile';
    const members = record.members.map((member) => ({ ...member, band: ageBandOf(event.ageBands, member.age) }));
    const state = stateAfterPriceChange(record, totalCents);
    await replaceParty(transaction, record, { ...record, members, quote });
    await applyChange(
      locked,
      {
        actor: { by: 'staff', userId },
        to: { state, members, quote },
        history: [
          { kind: 'priceApplied', details: { totalBeforeCents, totalCents } },
          ...(state === record.state ? [] : [{ kind: 'confirmed' } as const]),
        ],
        mail: { notice: 'priceAdjusted' },
      },
      context,
    );
    return 'applied';
  });
}

/** Applies the prices of an event to each chosen party separately; one that cannot get them does not block the others. */
export async function applyPrices(
  context: ApplyContext,
  eventId: string,
  { parties }: Schemas['PriceApplication'],
  userId: number,
): Promise<Schemas['PriceApplicationResult']['items']> {
  const items: Schemas['PriceApplicationResult']['items'] = [];
  for (const party of parties) {
    const { registrationId } = party;
    try {
      items.push({ registrationId, outcome: await applyPrice(context, eventId, party, userId) });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'not-found') throw error;
      items.push({ registrationId, outcome: 'notFound' });
    }
  }
  return items;
}
