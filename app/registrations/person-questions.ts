import type { IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import type { MessageId } from '../platform/messages/messages.ts';

type Registered = Schemas['RegisteredMember'];

/**
 * Questions of the form about every person whose answers the registration stores as they are. The details, the responsible adult
 * and the room have their own mappings. A new property of the contract does not compile until it has a question below.
 */
export type QuestionName = Exclude<
  keyof Schemas['Member'],
  'details' | 'responsible' | 'room' | 'wantedRoommate' | 'deleted'
>;

/** The answers about a person in the format of the form: texts as typed, except for choices. */
export type PersonAnswers = {
  [Name in QuestionName]: Name extends 'gender'
    ? Schemas['Gender'] | ''
    : Name extends 'lodging'
      ? Schemas['Lodging']
      : Name extends 'needsStepFree'
        ? 'yes' | ''
        : string;
};

/** What decides which facts about people a page shows. */
export interface Shown {
  isResidential: boolean;
  showsAges: boolean;
}

/** Everything that depends on one question, so that no place can be forgotten. */
export interface Question<Answer extends string> {
  readonly label: MessageId;
  /** A field for text, or its own input in the editor. */
  readonly input: 'text' | 'own';
  /** @default false */
  readonly isRequired?: boolean;
  /**
   * When the contact is asked: in the first step, always or when coming too; or later among the people, which a contact who comes
   * alone can leave without answering.
   */
  readonly ofContact: 'always' | 'whenComing' | 'amongPeople';
  /** The initial value. */
  readonly empty: Answer;
  /**
   * All possible answers; missing for free text. A test compares them with the contract, whose lists would include those of
   * staff.
   */
  readonly accepted?: readonly Answer[];
  readonly registered: (member: Registered) => Answer;
  /** The people whose answers may stay in a shared browser. */
  readonly onDevice: 'everyone' | 'adults' | 'nobody';
  /** The answer in the review; null if another line there shows it. */
  readonly reviewed: ((intl: IntlShape, answer: Answer) => string) | null;
  /** The answer among a person's facts, for the family and for staff; null if the name beside them shows it. */
  readonly fact: ((intl: IntlShape, member: Registered, shown: Shown) => string | undefined) | null;
}

const questions = {
  firstName: {
    label: 'field.firstName',
    input: 'text',
    isRequired: true,
    ofContact: 'always',
    empty: '',
    registered: ({ firstName }) => firstName,
    onDevice: 'adults',
    reviewed: null,
    fact: null,
  },
  lastName: {
    label: 'field.lastName',
    input: 'text',
    isRequired: true,
    ofContact: 'always',
    empty: '',
    registered: ({ lastName }) => lastName,
    onDevice: 'adults',
    reviewed: null,
    fact: null,
  },
  age: {
    label: 'field.age',
    input: 'own',
    isRequired: true,
    ofContact: 'whenComing',
    empty: '',
    registered: ({ age }) => String(age),
    onDevice: 'everyone',
    reviewed: null,
    fact: (intl, { age, band }, { showsAges }) =>
      [
        ...(showsAges ? [intl.formatMessage({ id: 'registration.person.years' }, { age })] : []),
        intl.formatMessage({ id: `band.${band}` }),
      ].join(' · '),
  },
  gender: {
    label: 'field.gender',
    input: 'own',
    ofContact: 'whenComing',
    empty: '',
    accepted: ['', 'female', 'male'],
    registered: ({ gender }) => gender ?? '',
    onDevice: 'adults',
    reviewed: (intl, gender) => (gender === '' ? '' : intl.formatMessage({ id: `field.gender.${gender}` })),
    fact: (intl, { gender }, { showsAges }) =>
      showsAges && gender ? intl.formatMessage({ id: `field.gender.${gender}` }) : undefined,
  },
  lodging: {
    label: 'field.lodging',
    input: 'own',
    ofContact: 'amongPeople',
    empty: 'room',
    accepted: ['room', 'none'],
    registered: ({ lodging }) => lodging,
    onDevice: 'everyone',
    reviewed: null,
    fact: (intl, { lodging }, { isResidential }) =>
      isResidential ? intl.formatMessage({ id: `registration.person.lodging.${lodging}` }) : undefined,
  },
  needsStepFree: {
    label: 'field.needsStepFree',
    input: 'own',
    ofContact: 'amongPeople',
    empty: '',
    accepted: ['', 'yes'],
    registered: ({ needsStepFree }) => (needsStepFree ? 'yes' : ''),
    // It reveals how well a person can walk.
    onDevice: 'nobody',
    reviewed: null,
    fact: (intl, { needsStepFree }) =>
      needsStepFree ? intl.formatMessage({ id: 'registration.person.needsStepFree' }) : undefined,
  },
} satisfies { readonly [Name in QuestionName]: Question<PersonAnswers[Name]> };

/** The questions for which the editor has its own input. */
export type OwnInput = {
  [Name in QuestionName]: (typeof questions)[Name]['input'] extends 'own' ? Name : never;
}[QuestionName];

/** All questions about a person, in the order in which they are asked. Each is given only its own answers. */
export const personQuestions = Object.entries(questions) as unknown as [QuestionName, Question<string>][];

/** The questions that the first step asks of the contact. */
export type ContactQuestion = {
  [Name in QuestionName]: (typeof questions)[Name]['ofContact'] extends 'amongPeople' ? never : Name;
}[QuestionName];

/** Those of them that it asks only a contact who is coming too. */
export type ComingQuestion = {
  [Name in QuestionName]: (typeof questions)[Name]['ofContact'] extends 'whenComing' ? Name : never;
}[QuestionName];

/** The questions of the first step, in the order in which they are asked. */
export const contactQuestions = personQuestions.filter(([, { ofContact }]) => ofContact !== 'amongPeople') as [
  ContactQuestion,
  Question<string>,
][];

/** Those of them for a contact who is coming too. */
export const comingQuestions = personQuestions.filter(([, { ofContact }]) => ofContact === 'whenComing') as [
  ComingQuestion,
  Question<string>,
][];

const answersBy = (answer: (name: QuestionName, question: Question<string>) => string): PersonAnswers =>
  Object.fromEntries(personQuestions.map(([name, question]) => [name, answer(name, question)])) as PersonAnswers;

/** The initial values. */
export const noAnswers = answersBy((_name, { empty }) => empty);

/** The values that the contact shares with their own entry among the people. */
export function sharedWithContact<Values extends Record<ContactQuestion, unknown>>(
  values: Values,
): Pick<Values, ContactQuestion> {
  return Object.fromEntries(contactQuestions.map(([name]) => [name, values[name]])) as Pick<Values, ContactQuestion>;
}

/** A registered person as values of the form. */
export function registeredAnswers(member: Registered): PersonAnswers {
  return answersBy((_name, { registered }) => registered(member));
}

/** A person's answers in the form, trimmed. */
export function typedAnswers(person: PersonAnswers): Record<QuestionName, string> {
  return answersBy((name) => person[name].trim());
}

/** Whether the form matches a registered person. */
export function hasSameAnswers(member: Registered, person: PersonAnswers): boolean {
  const [registered, typed] = [registeredAnswers(member), typedAnswers(person)];
  return personQuestions.every(([name]) => registered[name] === typed[name]);
}

/** A registered person's room and wanted roommate, as values of the form. */
export function roomFieldsOf({ room, wantedRoommate }: Registered) {
  return {
    room,
    roommateFirstName: wantedRoommate?.firstName ?? '',
    roommateLastName: wantedRoommate?.lastName ?? '',
  };
}

/** Whether the form names the same roommate for a registered person. */
export function hasSameRoommate(
  member: Registered,
  person: { roommateFirstName: string; roommateLastName: string },
): boolean {
  const { roommateFirstName, roommateLastName } = roomFieldsOf(member);
  return roommateFirstName === person.roommateFirstName.trim() && roommateLastName === person.roommateLastName.trim();
}
