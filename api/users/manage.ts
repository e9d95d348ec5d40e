import type { Transaction } from 'kysely';
import { dropLinksOf, orderLink } from '../account/links.ts';
import { audit } from '../access/audit.ts';
import { parseUserTypes } from '../access/rules.ts';
import type { Input } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { FieldError } from '../contract/problem.ts';
import type { Database } from '../data/tables.gen.ts';
import type { Parts } from '../parts.ts';
import { lockUsers } from './administrators.ts';
import { endsSessions, mayEdit, refusalOf, typeNotGrantable, userTypeText } from './rules.ts';
import type { EditedUser, Refusal } from './rules.ts';
import { insertUser } from './store.ts';

type Creation = Input<'createUser'>['body'];
type Change = Input<'updateUser'>['body'];
type Row = Awaited<ReturnType<typeof lockUsers>>[number];

function rightsOf({ id, user_type, is_active }: Row): EditedUser {
  return { id, types: parseUserTypes(user_type), isActive: is_active };
}

/** The types of the editor as they are now; none when they may not sign in any more. */
function editorOf(rows: readonly Row[], id: number) {
  const row = rows.find((candidate) => candidate.id === id);
  return { id, types: row?.is_active ? parseUserTypes(row.user_type) : [] };
}

/** The user, held, with all that was held beside it, if this editor may change it. */
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
 * Makes a user, who gets an invitation to choose a password.
 * @throws ProblemError `invalid-request` when the address is taken or a type is not the editor's to give.
 */
export async function createInvitedUser(parts: Parts, editorId: number, { userType, ...person }: Creation): Promise<number> {
  const { db, clock } = parts;
  const now = clock();
  const types = parseUserTypes(userType);
  return db.transaction().execute(async (transaction) => {
    const editor = editorOf(await lockUsers(transaction, [editorId]), editorId);
    if (typeNotGrantable(editor.types, types) !== undefined) throw refusals.typeNotYours();
    const id = await insertUser(transaction, { ...person, userType: userTypeText(types), passwordHash: null, createdAt: now });
    if (id === null) throw fieldRefusal('/email', 'taken');
    await audit(transaction, { at: now, action: 'user-created', actorUserId: editorId, subject: `user:${String(id)}`, details: { types: userTypeText(types) } });
    await orderLink(parts, transaction, { purpose: 'invitation', userId: id, email: person.email }, now, 'staff');
    return id;
  });
}

/** What is different after a change, by the names of the columns. */
function differences(user: Row, change: Change) {
  // The same types in another order are no change.
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

/** The contract's names of the columns whose change is noted by name. */
const fieldNames = { first_name: 'firstName', last_name: 'lastName', email: 'email', phone: 'phone', language: 'language' } as const;

/** Ends what someone could still do with the account as it was. */
async function endAccess(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
}

/** Of two who take the same address at the same moment the table lets one in. */
function asTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') throw fieldRefusal('/email', 'taken');
  throw error;
}

/**
 * Changes a user, unless someone else has done so since the editor looked.
 * @returns the address that the user had before, when it was changed.
 * @throws ProblemError `not-found`, `user-not-yours`, `changed-meanwhile`, `last-administrator`, or `invalid-request` beside
 * the field.
 */
export async function changeUser(parts: Parts, editorId: number, userId: number, change: Change): Promise<{ formerEmail: string | null }> {
  const { db, clock } = parts;
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const { rows, user, editor } = await lockEditable(transaction, editorId, userId);
    const held = rightsOf(user);
    if (user.version !== change.version) throw new ProblemError('changed-meanwhile');

    const types = change.userType === undefined ? held.types : parseUserTypes(change.userType);
    const rights = { types, isActive: change.isActive ?? held.isActive };
    const others = rows.filter(({ id, is_administrator }) => id !== userId && is_administrator);
    const refusal = refusalOf(editor, held, rights, others.length);
    if (refusal) throw refusals[refusal]();

    const { wanted, names } = differences(user, change);
    if (names.length === 0) return { formerEmail: null };
    const changesEmail = names.includes('email');
    await transaction.updateTable('users').set({ ...wanted, updated_at: now }).where('id', '=', userId).execute().catch(asTaken);

    if (endsSessions(held, rights)) await endAccess(transaction, userId);
    // A link that is on its way to the former address, or to someone shut out, must not open the account.
    if (changesEmail || !wanted.is_active) await dropLinksOf(transaction, userId);
    await noteChange(transaction, { at: now, actorUserId: editorId, subject: `user:${String(userId)}` }, { user, wanted, names });
    return { formerEmail: changesEmail ? user.email : null };
  });
}

type Note = { readonly at: Date; readonly actorUserId: number; readonly subject: string };
type Noted = { readonly user: Row } & ReturnType<typeof differences>;

async function noteChange(transaction: Transaction<Database>, note: Note, { user, wanted, names }: Noted): Promise<void> {
  const fields = names.flatMap((name) => (name in fieldNames ? [fieldNames[name as keyof typeof fieldNames]] : []));
  if (fields.length > 0) await audit(transaction, { ...note, action: 'user-changed', details: { fields: fields.join(',') } });
  if (names.includes('user_type')) {
    await audit(transaction, { ...note, action: 'user-types-changed', details: { from: user.user_type, to: wanted.user_type } });
  }
  if (names.includes('is_active')) await audit(transaction, { ...note, action: wanted.is_active ? 'user-activated' : 'user-deactivated' });
}

/**
 * Mails a user a link to choose a new password; one who has none yet gets the invitation again.
 * @throws ProblemError `not-found`, `user-not-yours`, `user-inactive`, or `too-many-requests`: nobody's letter box is filled.
 */
export async function sendPasswordLink(parts: Parts, editorId: number, userId: number): Promise<void> {
  const now = parts.clock();
  await parts.db.transaction().execute(async (transaction) => {
    const { user } = await lockEditable(transaction, editorId, userId);
    if (!user.is_active) throw new ProblemError('user-inactive');
    // Counted apart from what is asked for at the public page, so that nobody there can keep staff from helping.
    await parts.rateLimiter.consume('resetAccount', `user:${String(userId)}`);
    const isInvited = user.password_hash === null;
    await orderLink(parts, transaction, { purpose: isInvited ? 'invitation' : 'password-reset', userId, email: user.email }, now, 'staff');
    await audit(transaction, { at: now, actorUserId: editorId, action: isInvited ? 'user-invited' : 'user-reset-sent', subject: `user:${String(userId)}` });
  });
}

/**
 * Signs a user out everywhere.
 * @throws ProblemError `not-found` or `user-not-yours`.
 */
export async function signOutEverywhere({ db, clock }: Pick<Parts, 'db' | 'clock'>, editorId: number, userId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockEditable(transaction, editorId, userId);
    await endAccess(transaction, userId);
    await audit(transaction, { at: clock(), actorUserId: editorId, action: 'user-sessions-ended', subject: `user:${String(userId)}` });
  });
}
