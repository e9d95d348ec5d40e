import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { readsUnshared } from '../../prayer/rules.ts';

/** The forms of a kind that someone who may open its list sees, as a condition: the prayer team sees what was shared with it. */
export function visibleOf(kind: components['schemas']['HeldFormKind'], held: readonly UserType[]): RawBuilder<boolean> {
  return kind === 'prayer' && !readsUnshared(held) ? sql`share_with_team` : sql`true`;
}
