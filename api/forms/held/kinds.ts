import { holdsAny } from '../../access/rules.ts';
import type { UserType } from '../../access/rules.ts';
import { heldFormKinds } from '../../platform/contract/enums.gen.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { formReaders } from '../rules.ts';

/** The kinds of forms that someone with these types may read, always in the same order. */
export function readableKinds(held: readonly UserType[]): components['schemas']['HeldFormKind'][] {
  return heldFormKinds.filter((kind) => holdsAny(held, formReaders[kind]));
}
