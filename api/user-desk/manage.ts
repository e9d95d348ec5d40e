import type { Transaction } from 'kysely';
import { dropLinksOf, orderLink, proposeAddress, withdrawProposal } from '../account/port.ts';
import { audited } from '../audit/audit.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { parseUserTypes } from '../access/rules.ts';
import { hosts } from '../meetings/rules.ts';
import { hostLeaves } from '../online-sessions/port.ts';
import type { Input } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { FieldError } from '../platform/contract/problem.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { AppContext } from '../context.ts';
import { deleteSessionsOf } from '../session/port.ts';
import { endsSessions, mayEdit, refusalOf, typeNotGrantable, userTypeText } from '../users/rules.ts';
import type { EditedUser, Refusal } from '../users/rules.ts';
import { insertUser, isEmailTaken, lockUsers } from '../users/port.ts';

type Creation = Input<'createUser'>['body'];
type Change = Input<'updateUser'>['body'];
type Row = Awaited<ReturnType<typeof lockUsers>>[number];

function rightsOf({ id, user_type, is_active }: Row): EditedUser {
  return { id, types: parseUserTypes(user_type), isActive: is_active };
}

/** The editor with their current types; none if they may no longer sign in. */
function editorOf(rows: readonly Row[], id: number) {
  const row = rows.find((candidate) => candidate.id === id);
  return { id, types: row?.is_active ? parseUserTypes(row.user_type) : [] };
}

/** The user, locked together with the administrators, if this editor may change them. */
async function lockEditable(transaction: Transaction<Database>, editorId: number, userId: number) {
  const rows = await lockUsers(transaction, [editorId, userId]);
  const user = rows.find(({ id }) => id === userId);
  if (!user) throw new ProblemError('not-found');
  const editor = editorOf(rows, editorId);
  if (!mayEdit(editor.types, parseUserTypes(user.user_type))) throw refusals.notYours();
  return { rows, user, editor };
}

function fieldRefusal(pointer: string, rule: FieldError['rule']): ProblemError {
  return new ProblemError('invalid-request', { errors: [{ in: 'body', pointer, rule }] });
}

const refusals: Readonly<Record<Refusal, () => ProblemError>> = {
  notYours: () => new ProblemError('user-not-yours'),
  lastAdministrator: () => new ProblemError('last-administrator'),
  ownTypes: () => fieldRefusal('/userType', 'notAllowed'),
  typeNotYours: () => fieldRefusal('/userType', 'notAllowed'),
  ownState: () => fieldRefusal('/isActive', 'notAllowed'),
};

/**
 * Creates a user, who gets an invitation to choose a password.
 * @throws ProblemError `invalid-request` when the address is taken or the editor may not give a type.
 */
export async function createInvitedUser(
  context: AppContext,
  editorId: number,
  { userType, ...person }: Creation,
): Promise<number> {
  const types = parseUserTypes(userType);
  return audited(context, async (transaction, now) => {
    const editor = editorOf(await lockUsers(transaction, [editorId]), editorId);
    if (typeNotGrantable(editor.types, types) !== undefined) throw refusals.typeNotYours();
    const id = await insertUser(transaction, {
      ...person,
      userType: userTypeText(types),
      passwordHash: null,
      createdAt: now,
    });
    if (id === null) throw fieldRefusal('/email', 'taken');
    await orderLink(context, transaction, { purpose: 'invitation', userId: id, email: person.email }, now, 'staff');
    const details = { types: userTypeText(types) };
    return {
      result: id,
      entries: [{ action: 'user-created', actorUserId: editorId, subject: `user:${String(id)}`, details }],
    };
  });
}

/** The effect of a change: the new values, and the names of the changed columns. */
function differences(user: Row, change: Change) {
  // The same types in another order do not count as a change.
  const types = change.userType === undefined ? user.user_type : userTypeText(parseUserTypes(change.userType));
  const wanted = {
    first_name: change.firstName ?? user.first_name,
    last_name: change.lastName ?? user.last_name,
    email: change.email?.toLowerCase() ?? user.email,
    phone: change.phone === undefined ? user.phone : change.phone,
    language: change.language ?? user.language,
    user_type: types === userTypeText(parseUserTypes(user.user_type)) ? user.user_type : types,
    is_active: change.isActive ?? user.is_active,
  };
  const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((name) => wanted[name] !== user[name]);
  return { wanted, names };
}

/** The contract's names of the columns whose changes are recorded by field name. */
const fieldNames = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  language: 'language',
} as const;

/** Ends all sessions and pending codes of an account. Returns whether there were any. */
async function endAccess(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const sessions = await deleteSessionsOf(transaction, userId);
  const codes = await transaction.deleteFrom('sign_in_codes').where('user_id', '=', userId).executeTakeFirst();
  return sessions > 0 || codes.numDeletedRows > 0n;
}

/** Whether a user may have a connected account at the meeting provider. */
const mayHost = ({ types, isActive }: Omit<EditedUser, 'id'>): boolean =>
  isActive && types.some((type) => hosts.some((host) => host === type));

/** If two requests take the same address at the same moment, the table accepts one. */
function asTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') throw fieldRefusal('/email', 'taken');
  throw error;
}

/** @returns whether an address is now pending. */
async function propose(
  context: AppContext,
  transaction: Transaction<Database>,
  proposed: { readonly userId: number; readonly email: string; readonly proposedBy: number },
  now: Date,
): Promise<boolean> {
  if (await isEmailTaken(transaction, proposed.email, proposed.userId)) throw fieldRefusal('/email', 'taken');
  return proposeAddress(context, transaction, proposed, now);
}

/**
 * Changes a user, unless someone else has done so since the editor loaded it. A new address is only pending, unless nobody has ever
 * been able to sign in with the account: then it has no owner to protect yet, and the new address gets the invitation.
 * @throws ProblemError `not-found`, `user-not-yours`, `changed-meanwhile`, `last-administrator`, or `invalid-request` at the field.
 */
export async function changeUser(context: AppContext, editorId: number, userId: number, change: Change): Promise<void> {
  await audited(context, async (transaction, now) => {
    const { rows, user, editor } = await lockEditable(transaction, editorId, userId);
    const held = rightsOf(user);
    if (user.version !== change.version) throw new ProblemError('changed-meanwhile');

    const types = change.userType === undefined ? held.types : parseUserTypes(change.userType);
    const rights = { types, isActive: change.isActive ?? held.isActive };
    const administrators = rows.filter(({ id, is_administrator }) => id !== userId && is_administrator);
    const refusal = refusalOf(editor, held, rights, administrators.length);
    if (refusal) throw refusals[refusal]();

    const hasOwner = user.password_hash !== null;
    const { email: wantedEmail = user.email, ...others } = change;
    const email = wantedEmail.toLowerCase();
    const { wanted, names } = differences(user, hasOwner ? others : change);
    const isProposed =
      hasOwner &&
      email !== user.email &&
      (await propose(context, transaction, { userId, email, proposedBy: editorId }, now));
    if (names.length > 0) {
      await transaction
        .updateTable('users')
        .set({ ...wanted, updated_at: now })
        .where('id', '=', userId)
        .execute()
        .catch(asTaken);
    }

    if (endsSessions(held, rights)) await endAccess(transaction, userId);
    if (!mayHost(rights)) await hostLeaves(context, transaction, userId);
    // A link on its way to the former address, or to a deactivated user, must not open the account.
    if (names.includes('email') || !wanted.is_active) await dropLinksOf(transaction, userId);
    const isInvited = !hasOwner && names.includes('email') && rights.isActive;
    if (isInvited) {
      const invitation = { purpose: 'invitation', userId, email: wanted.email } as const;
      await orderLink(context, transaction, invitation, now, 'staff');
    }
    const note = { actorUserId: editorId, subject: `user:${String(userId)}` };
    return {
      result: undefined,
      entries: [
        ...entriesOf(note, { user, wanted, names }),
        ...(isProposed ? [{ ...note, action: 'address-proposed' } as const] : []),
        ...(isInvited ? [{ ...note, action: 'user-invited' } as const] : []),
      ],
    };
  });
}

type Note = Pick<AuditEntry, 'actorUserId' | 'subject'>;
type Noted = { readonly user: Row } & ReturnType<typeof differences>;

/** One entry for each kind of change. */
function entriesOf(note: Note, { user, wanted, names }: Noted): Omit<AuditEntry, 'at'>[] {
  const fields = names.flatMap((name) => (name in fieldNames ? [fieldNames[name as keyof typeof fieldNames]] : []));
  const types = { from: user.user_type, to: wanted.user_type };
  return [
    ...(fields.length > 0 ? [{ ...note, action: 'user-changed', details: { fields: fields.join(',') } } as const] : []),
    ...(names.includes('user_type') ? [{ ...note, action: 'user-types-changed', details: types } as const] : []),
    ...(names.includes('is_active')
      ? [{ ...note, action: wanted.is_active ? 'user-activated' : 'user-deactivated' } as const]
      : []),
  ];
}

/**
 * Emails a user a link to choose a new password; a user without a password gets the invitation again.
 * @throws ProblemError `not-found`, `user-not-yours`, `user-inactive`, `email-unconfirmed`, or `too-many-requests`, so that inboxes
 * are not flooded.
 */
export async function sendPasswordLink(context: AppContext, editorId: number, userId: number): Promise<void> {
  await audited(context, async (transaction, now) => {
    const { user } = await lockEditable(transaction, editorId, userId);
    if (!user.is_active) throw new ProblemError('user-inactive');
    const isInvited = user.password_hash === null;
    if (!isInvited && user.verified_email !== user.email) throw new ProblemError('email-unconfirmed');
    // Counted separately from requests on the public page, so that strangers cannot keep staff from helping.
    await context.rateLimiter.consume('resetAccount', `user:${String(userId)}`);
    await orderLink(
      context,
      transaction,
      { purpose: isInvited ? 'invitation' : 'password-reset', userId, email: user.email },
      now,
      'staff',
    );
    const action = isInvited ? 'user-invited' : 'user-reset-sent';
    return { result: undefined, entries: [{ actorUserId: editorId, action, subject: `user:${String(userId)}` }] };
  });
}

/**
 * Signs a user out everywhere.
 * @throws ProblemError `not-found` or `user-not-yours`.
 */
export async function signOutEverywhere(
  context: Pick<AppContext, 'db' | 'clock'>,
  editorId: number,
  userId: number,
): Promise<void> {
  await audited(context, async (transaction) => {
    await lockEditable(transaction, editorId, userId);
    const isEnded = await endAccess(transaction, userId);
    const entry = { action: 'user-sessions-ended', actorUserId: editorId, subject: `user:${String(userId)}` } as const;
    return { result: undefined, entries: isEnded ? [entry] : [] };
  });
}

/**
 * Withdraws a pending address of an account.
 * @throws ProblemError `not-found` or `user-not-yours`.
 */
export async function withdrawAddress(
  context: Pick<AppContext, 'db' | 'clock'>,
  editorId: number,
  userId: number,
): Promise<void> {
  await audited(context, async (transaction, now) => {
    await lockEditable(transaction, editorId, userId);
    return withdrawProposal(transaction, userId, editorId, now);
  });
}
