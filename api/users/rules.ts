import { userTypes } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';

/** The types that D may give and take; only administrators may give and take the others. */
const commonTypes = ['U', 'G'] as const satisfies readonly UserType[];

/** A user who edits other users. */
export interface Editor {
  readonly id: number;
  readonly types: readonly UserType[];
}

/** The edited user, as stored. */
export interface EditedUser extends Editor {
  readonly isActive: boolean;
}

/** A change to a user; missing fields stay unchanged. */
export interface UserChange {
  readonly types?: readonly UserType[];
  readonly isActive?: boolean;
}

/** The reason why a change to a user is refused. */
export type Refusal = 'notYours' | 'lastAdministrator' | 'ownTypes' | 'ownState' | 'typeNotYours';

/** Types in their fixed order, each once, as they are stored, such as A,R. */
export function userTypeText(types: readonly UserType[]): string {
  return userTypes.filter((type) => types.includes(type)).join(',');
}

function isSameTypes(some: readonly UserType[], others: readonly UserType[]): boolean {
  return userTypeText(some) === userTypeText(others);
}

/** The types that an editor may give to others and take from them: all for A, U and G for D. */
export function grantableTypes(editorTypes: readonly UserType[]): readonly UserType[] {
  if (editorTypes.includes('A')) return userTypes;
  return editorTypes.includes('D') ? commonTypes : [];
}

/** Whether an editor may change someone with these types: only if they could give all of them. */
export function mayEdit(editorTypes: readonly UserType[], heldTypes: readonly UserType[]): boolean {
  const grantable = grantableTypes(editorTypes);
  return grantable.length > 0 && heldTypes.every((type) => grantable.includes(type));
}

/** The first of these types that an editor may not give; undefined when there is none. */
export function typeNotGrantable(editorTypes: readonly UserType[], types: readonly UserType[]): UserType | undefined {
  const grantable = grantableTypes(editorTypes);
  return types.find((type) => !grantable.includes(type));
}

/** Whether the change ends the user's rights as an administrator who can sign in. */
export function endsAdministrator(
  user: EditedUser,
  { types = user.types, isActive = user.isActive }: UserChange,
): boolean {
  return user.types.includes('A') && user.isActive && !(types.includes('A') && isActive);
}

/**
 * The reason why an editor may not make a change; null if they may. Nobody changes their own types or deactivates themselves, and
 * one administrator who can sign in always remains.
 * @param otherAdministrators how many others of type A can sign in
 */
export function refusalOf(
  editor: Editor,
  user: EditedUser,
  change: UserChange,
  otherAdministrators: number,
): Refusal | null {
  if (!mayEdit(editor.types, user.types)) return 'notYours';
  if (endsAdministrator(user, change) && otherAdministrators === 0) return 'lastAdministrator';
  const { types = user.types, isActive = user.isActive } = change;
  const changesTypes = !isSameTypes(types, user.types);
  if (editor.id === user.id && changesTypes) return 'ownTypes';
  if (editor.id === user.id && isActive !== user.isActive) return 'ownState';
  if (changesTypes && typeNotGrantable(editor.types, types) !== undefined) return 'typeNotYours';
  return null;
}

/** Whether a change ends the user's sessions: permissions are determined again at the next sign-in. */
export function endsSessions(user: EditedUser, { types = user.types, isActive = user.isActive }: UserChange): boolean {
  return !isActive || !isSameTypes(types, user.types);
}
