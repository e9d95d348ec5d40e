import { readDate } from '#design-system';
import { plainPhone } from '#rules/forms';
import { offersRooms } from '#rules/pricing';
import { roomsNeeded } from '#rules/rooms';
import type { Schemas } from '../../../platform/client/client.ts';
import type { DraftKind } from '../../../platform/drafts/draft-storage.ts';
import { flag, listOf, oneOf, optional, shapeOf, text } from '../../../platform/drafts/shape.ts';
import { readAmount } from '../../../platform/client/read-amount.ts';
import { emptyPerson, readAge, type DraftPerson, type ResponsibleValues } from '../../form/draft.ts';
import {
  memberBodies,
  responsibleAdultOf,
  withoutAdultReasonOf,
  type ResponsibilityDraft,
} from '../../form/people/responsible-draft.ts';
import { responsibleShape } from '../../form/saved-draft.ts';

type Event = Schemas['Event'];

/** One row of the grid, as typed. */
export interface EntryRow {
  id: string;
  firstName: string;
  lastName: string;
  age: string;
  gender: Schemas['Gender'] | '';
  lodging: Schemas['Lodging'];
  needsStepFree: DraftPerson['needsStepFree'];
  /** The adult who was chosen as responsible for this minor; the first one until then. */
  responsibleId?: string;
}

/** A paper form while it is typed in. */
export interface EntryDraft {
  /** Ensures that a form sent twice creates one registration. */
  idempotencyKey: string;
  eventId: string;
  source: Schemas['StaffSource'];
  language: 'en' | 'es';
  rows: EntryRow[];
  phone: string;
  email: string;
  /** The contact is not the first person, but the one named here. */
  isOther: boolean;
  otherFirstName: string;
  otherLastName: string;
  /** The chosen number; empty for as many as needed. */
  rooms: string;
  method: 'Zelle' | 'Check' | 'Cash';
  amount: string;
  checkNumber: string;
  hasPapers: boolean;
  /** When the money arrived and the papers were signed; empty for today. */
  receivedOn: string;
  /** The responsible adult named by minors who come alone. */
  responsibleAdult?: ResponsibleValues;
  withoutAdultReason: string;
}

/** How the draft is saved: only for this staff member, and only at the API. */
export const entryDraft: DraftKind<EntryDraft> = {
  key: 'staffRegistration-entry',
  shape: shapeOf<EntryDraft>({
    idempotencyKey: text,
    eventId: text,
    source: oneOf('phone', 'paper', 'walkIn'),
    language: oneOf('en', 'es'),
    rows: listOf(
      shapeOf<EntryRow>({
        id: text,
        firstName: text,
        lastName: text,
        age: text,
        gender: oneOf('', 'female', 'male'),
        lodging: oneOf('room', 'none'),
        needsStepFree: oneOf('', 'yes'),
        responsibleId: optional(text),
      }),
    ),
    phone: text,
    email: text,
    isOther: flag,
    otherFirstName: text,
    otherLastName: text,
    rooms: text,
    method: oneOf('Zelle', 'Check', 'Cash'),
    amount: text,
    checkNumber: text,
    hasPapers: flag,
    receivedOn: text,
    responsibleAdult: optional(responsibleShape),
    withoutAdultReason: text,
  }),
  onDevice: null,
};

/** A row for one more person, who probably has the same last name as the one before. */
export function newRow(before?: EntryRow): EntryRow {
  return {
    id: crypto.randomUUID(),
    firstName: '',
    lastName: before?.lastName ?? '',
    age: '',
    gender: '',
    lodging: before?.lodging ?? 'room',
    needsStepFree: '',
  };
}

/** An empty form with the event, source, language and payment method of the previous one. */
export function newEntry(before: Pick<EntryDraft, 'eventId' | 'language'> & Partial<EntryDraft>): EntryDraft {
  const { eventId, language, source = 'paper', method = 'Check' } = before;
  return {
    idempotencyKey: crypto.randomUUID(),
    eventId,
    source,
    language,
    rows: [newRow()],
    phone: '',
    email: '',
    isOther: false,
    otherFirstName: '',
    otherLastName: '',
    rooms: '',
    method,
    amount: '',
    checkNumber: '',
    hasPapers: false,
    receivedOn: '',
    withoutAdultReason: '',
  };
}

/** Whether nothing was typed into a row except the last name that it started with. */
export function isBlankRow({ firstName, age, gender }: EntryRow): boolean {
  return firstName.trim() === '' && age.trim() === '' && gender === '';
}

/** The rows with a person; empty rows are left out. */
export function filledRows({ rows }: Pick<EntryDraft, 'rows'>): EntryRow[] {
  return rows.filter((row) => !isBlankRow(row));
}

/** The people in the format of the other forms. */
export function peopleOf(draft: Pick<EntryDraft, 'rows'>): DraftPerson[] {
  return filledRows(draft).map((row) => ({ ...emptyPerson, ...row }));
}

/** The number of rooms as chosen, or as the people who stay the night need. */
export function roomsOf(event: Event, draft: Pick<EntryDraft, 'rooms' | 'rows'>): number {
  if (!offersRooms(event)) return 0;
  if (draft.rooms !== '') return Number(draft.rooms);
  const staying = filledRows(draft).filter(({ lodging }) => lodging === 'room');
  return roomsNeeded(
    event,
    staying.map(({ age }) => readAge(age)),
  );
}

/** A phone number in the API's format. Ten digits without a country code are a US number, as people write them on paper. */
function phoneOf(typed: string): string {
  const phone = plainPhone(typed);
  return /^\d{10}$/.test(phone) ? `+1${phone}` : phone;
}

/** The contact: the first person, unless another one is named. */
export function contactOf(draft: EntryDraft): Schemas['PartyContact'] {
  const { isOther, otherFirstName, otherLastName, phone, email } = draft;
  const [first] = filledRows(draft);
  const name = isOther
    ? { firstName: otherFirstName, lastName: otherLastName }
    : { firstName: first?.firstName ?? '', lastName: first?.lastName ?? '' };
  return {
    firstName: name.firstName.trim(),
    lastName: name.lastName.trim(),
    phone: phoneOf(phone),
    ...(email.trim() !== '' && { email: email.trim() }),
  };
}

/** The answers about responsible adults, as typed, in the format of the other forms. */
export function typedResponsibility(draft: EntryDraft): ResponsibilityDraft {
  const { responsibleAdult, withoutAdultReason } = draft;
  return { people: peopleOf(draft), withoutAdultReason, ...(responsibleAdult && { responsibleAdult }) };
}

/** The same answers in the API's format. */
export function responsibilityOf(draft: EntryDraft): ResponsibilityDraft {
  const { responsibleAdult, ...typed } = typedResponsibility(draft);
  return {
    ...typed,
    ...(responsibleAdult && { responsibleAdult: { ...responsibleAdult, phone: phoneOf(responsibleAdult.phone) } }),
  };
}

/** The form with changed answers about responsible adults. */
export function withResponsibility(
  draft: EntryDraft,
  { people, responsibleAdult, withoutAdultReason = '' }: ResponsibilityDraft,
): EntryDraft {
  const chosen = new Map(people.map(({ id, responsibleId }) => [id, responsibleId]));
  return {
    ...draft,
    rows: draft.rows.map((row) => {
      const responsibleId = chosen.get(row.id);
      return responsibleId === undefined ? row : { ...row, responsibleId };
    }),
    ...(responsibleAdult && { responsibleAdult }),
    withoutAdultReason,
  };
}

/** The form in the API's format; unreadable values were refused before. */
export function entryBody(
  event: Event,
  draft: EntryDraft,
  { totalCents, waits, today, isFarAboveRight }: EntryTerms,
): Schemas['StaffRegistrationRequest'] {
  const receivedOn = readDate(draft.receivedOn).date ?? today;
  const amountCents = readAmount(draft.amount);
  const checkNumber = draft.checkNumber.trim();
  const responsibility = responsibilityOf(draft);
  return {
    source: draft.source,
    registration: {
      eventId: event.id,
      rooms: roomsOf(event, draft),
      members: memberBodies(peopleOf(draft)) as Schemas['Member'][],
      contact: contactOf(draft),
      paymentMethod: draft.method,
      quotedTotalCents: totalCents,
      language: draft.language,
      ...(waits && { joinsWaitingList: true }),
      ...responsibleAdultOf(responsibility),
    },
    ...withoutAdultReasonOf(event, responsibility),
    ...(amountCents !== null && {
      payment: {
        method: draft.method,
        amountCents,
        receivedOn,
        ...(draft.method === 'Check' && checkNumber !== '' && { checkNumber }),
        ...(isFarAboveRight && { confirm: true }),
      },
    }),
    ...(draft.hasPapers && { paperWaivers: { signedOn: receivedOn } }),
  };
}

interface EntryTerms {
  readonly totalCents: number;
  readonly waits: boolean;
  readonly today: string;
  /** Staff have confirmed an amount far above the price. */
  readonly isFarAboveRight: boolean;
}
