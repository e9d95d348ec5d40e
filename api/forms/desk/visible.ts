import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { UserType } from '../../access/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { readsUnshared } from '../../prayer/rules.ts';

/**
 * An SQL condition for the forms of a kind that a reader of its list may see: the prayer team sees only requests shared with it.
 */
export function visibleOf(kind: components['schemas']['HeldFormKind'], held: readonly UserType[]): RawBuilder<boolean> {
  return kind === 'prayer' && !readsUnshared(held) ? sql`share_with_team` : sql`true`;
}
