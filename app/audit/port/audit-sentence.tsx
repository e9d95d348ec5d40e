import { Link } from '#design-system';
import { furtherScreens, guardedScreens, mayOpen, type GuardedScreen, type UserType } from '#rules/access';
import { withoutTags } from '#rules/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import type { MessageId } from '../../platform/messages/messages.ts';
import { typesInWords } from '../../platform/workspace/types-in-words.ts';

type Entry = Schemas['AuditEntry'];

/** The address of the audit trail, filtered to one user's actions. */
export function trailOfActor(userId: number): string {
  return `${furtherScreens.auditTrail.path}?${new URLSearchParams({ actor: String(userId) }).toString()}`;
}

/** The word before the colon in a subject such as user:7. */
function kindOf(subject: string): string {
  return subject.slice(0, subject.indexOf(':'));
}

/** The id after the colon in a subject such as user:7. */
function idOf(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

function userName(intl: IntlShape, id: string, name: string | null): string {
  return name === null ? intl.formatMessage({ id: 'audit.formerUser' }, { number: id }) : withoutTags(name);
}

/** The name of a limit; one that this version no longer knows is shown as it was recorded. */
function limitName(intl: IntlShape, limit: string): string {
  const id = `audit.limit.${limit}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : limit;
}

/** The current name of an entry's subject. */
export function subjectName(
  intl: IntlShape,
  { subject, subjectName: name }: Pick<Entry, 'subject' | 'subjectName'>,
): string {
  if (subject.startsWith('user:')) return userName(intl, idOf(subject), name);
  if (subject.startsWith('event:')) return intl.formatMessage({ id: 'audit.event' }, { event: name ?? idOf(subject) });
  if (subject === 'rooms') return intl.formatMessage({ id: 'audit.rooms' });
  if (subject.startsWith('limit:')) return limitName(intl, idOf(subject));
  if (subject.startsWith('report:')) return intl.formatMessage({ id: 'audit.report' }, { number: idOf(subject) });
  if (!subject.startsWith('registration:')) return intl.formatMessage({ id: 'audit.unknownAddress' });
  return name === null
    ? intl.formatMessage({ id: 'audit.formerRegistration' })
    : intl.formatMessage({ id: 'audit.registration' }, { reference: name });
}

/** The screens of the subjects that have one, by the word before the colon. */
const subjectScreens: Readonly<Record<string, GuardedScreen>> = {
  user: guardedScreens.listUsers,
  registration: guardedScreens.manageRegistrations,
  event: furtherScreens.events,
};

function subjectAddress({ subject, subjectName: name }: Entry, viewer: readonly UserType[]): string | undefined {
  if (name === null) return undefined;
  const screen = subjectScreens[kindOf(subject)];
  return screen && mayOpen(screen, viewer) ? `${screen.path}/${idOf(subject)}` : undefined;
}

/** The sentence with its capital: it may begin with “former user no. 7”. */
function withCapital([first, ...rest]: readonly ReactNode[]): ReactNode[] {
  return [typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first, ...rest];
}

function linked(text: string, href: string | undefined): ReactNode {
  return href === undefined ? text : <Link href={href}>{text}</Link>;
}

const fieldLabels = {
  firstName: 'field.firstName',
  lastName: 'field.lastName',
  email: 'field.email',
  phone: 'field.phone',
  language: 'user.language',
} as const;

/** The names of changed fields; one that this version no longer knows is shown as it was recorded. */
function fieldsInWords(intl: IntlShape, fields: string): string {
  const names = fields
    .split(',')
    .map((field) =>
      field in fieldLabels ? intl.formatMessage({ id: fieldLabels[field as keyof typeof fieldLabels] }) : field,
    );
  return intl.formatList(names, { type: 'conjunction' });
}

/** An audit entry as a sentence. Its names link to the screens that a viewer with these user types may open. */
export function AuditSentence({ entry, viewer }: { entry: Entry; viewer: readonly UserType[] }) {
  const intl = useIntl();
  const { action, actorUserId, actorName, details } = entry;
  const detail = (name: string) => String(details[name] ?? '');
  const actor =
    actorUserId === null ? intl.formatMessage({ id: 'audit.nobody' }) : userName(intl, String(actorUserId), actorName);
  const actorAddress =
    actorName === null || !mayOpen(guardedScreens.listUsers, viewer)
      ? undefined
      : `${guardedScreens.listUsers.path}/${String(actorUserId)}`;
  return (
    <FormattedMessage
      id={`audit.sentence.${action}`}
      values={{
        actor: linked(actor, actorAddress),
        subject: linked(subjectName(intl, entry), subjectAddress(entry, viewer)),
        types: typesInWords(intl, detail('types')),
        from: typesInWords(intl, detail('from')),
        to: typesInWords(intl, detail('to')),
        limit: limitName(intl, detail('limit')),
        rows: Number(details['rows'] ?? 0),
        recipients: Number(details['recipients'] ?? 0),
        people: Number(details['people'] ?? 0),
        sessions: Number(details['sessions'] ?? 0),
        reason: detail('reason'),
        fields: fieldsInWords(intl, detail('fields')),
      }}
    >
      {withCapital}
    </FormattedMessage>
  );
}
