import { Facts, Heading, Stack, Text } from '#design-system';
import { offersRooms } from '#rules/pricing';
import { roomShares } from '#rules/rooms';
import { plainPhone } from '#rules/forms';
import { isMinor } from '#rules/people';
import { spacedPhone } from '#rules/phones';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { registrationAddress } from '../../../platform/addresses/registration-address.ts';
import { moneyText } from '../../../platform/client/money-text.ts';
import type { MessageId } from '../../../platform/messages/messages.ts';
import { memberBody, priceHelpBody, type Draft, type DraftPerson } from '../draft.ts';
import { useOnBehalf } from '../on-behalf.ts';
import { personDetails } from '../../person-details.ts';
import { personQuestions } from '../../person-questions.ts';
import { peopleInRooms } from '../rooms/room-draft.ts';
import { roomField } from '../rooms/room-sharing.tsx';
import { responsibilityField } from '../people/responsible-adults.tsx';
import { responsibleParty } from '../people/responsible-draft.ts';
import { ResponsibleFacts } from '../../responsible-facts.tsx';
import { hasSessionsFor } from '../../sessions.ts';
import { stepKey, type Step } from '../steps.ts';
import { wantedField, type WantedField } from './wanted-field.ts';

interface ReviewedAnswersProps {
  event: Schemas['Event'];
  draft: Draft;
}

type Label = (id: MessageId) => string;

/** One answer in the review, and the field that changes it. */
interface Answer extends WantedField {
  step: Step;
  term: string;
  /** Missing if there is no answer. */
  answer?: string;
  /** The person who the answer is about, for the name of the link. */
  whose?: string;
}

/** Shows everything that was typed once more; each answer has a link to its field, which leads back here. */
export function ReviewedAnswers({ event, draft }: ReviewedAnswersProps) {
  const intl = useIntl();
  const onBehalf = useOnBehalf();
  const linkTo = useChangeLink(event);
  const { contact, details } = draft;
  const hasRooms = offersRooms(event);
  const people = peopleInRooms(event, draft);
  const label: Label = (id) => intl.formatMessage({ id });
  const ofContact = (field: 'firstName' | 'email' | 'phone' | 'wantsNews', term: string, answer: string): Answer => ({
    step: 'contact',
    field,
    term,
    answer,
  });
  const ofParty = (field: string, term: string, answer: string): Answer => ({ step: 'people', field, term, answer });
  return (
    <>
      <Section title={label('registration.steps.contact')}>
        <Answers
          event={event}
          answers={[
            ofContact('firstName', label('field.name'), `${contact.firstName} ${contact.lastName}`),
            ofContact('email', label('field.email'), contact.email),
            ofContact('phone', label('field.phone'), spacedPhone(plainPhone(contact.phone))),
            ...(onBehalf
              ? []
              : [
                  ofContact(
                    'wantsNews',
                    label('registration.contact.wantsNews'),
                    label(contact.wantsNews === true ? 'registration.review.yes' : 'registration.review.no'),
                  ),
                ]),
          ]}
        />
      </Section>
      <Section title={label('registration.steps.people')}>
        {people.map((person) => (
          <Stack key={person.id} gap="s">
            <Heading level={4}>{nameOf(person)}</Heading>
            <Answers
              event={event}
              answers={personAnswers(
                intl,
                event,
                person,
                personDetails(intl, event, person, hasRooms && draft.rooms > 0),
              )}
            />
          </Stack>
        ))}
        <ResponsibleFacts
          party={responsibleParty(draft)}
          level={4}
          changeOf={({ id, name }) =>
            linkTo({
              step: 'people',
              field: responsibilityField(event, draft.people, id),
              term: label('responsible.adult'),
              whose: name,
            })
          }
        />
        {hasRooms && (
          <Answers
            event={event}
            answers={[
              ofParty(
                'rooms',
                label('field.rooms'),
                intl.formatMessage({ id: 'field.rooms.count' }, { count: draft.rooms }),
              ),
              ...roomShares(draft.rooms, people).map(({ room, people: inside }) =>
                ofParty(
                  roomField(inside[0] ?? { id: '' }),
                  intl.formatMessage({ id: 'roomShare.room' }, { room }),
                  inside.map(nameOf).join(', '),
                ),
              ),
            ]}
          />
        )}
      </Section>
      <Section title={label('registration.party.more')}>
        <Answers
          event={event}
          answers={[
            ofParty(
              'emergencyName',
              label('details.emergency'),
              nameAndPhone(details.emergencyName, details.emergencyPhone),
            ),
            ofParty('arrival', label('field.arrival'), details.arrival),
            ...(hasRooms && draft.rooms > 0
              ? [ofParty('roomWishes', label('field.roomWishes'), details.roomWishes)]
              : []),
            ofParty('notes', label('field.notes'), details.notes),
          ]}
        />
      </Section>
      <Section title={label('registration.steps.payment')}>
        <Answers
          event={event}
          answers={[
            {
              step: 'payment',
              field: 'paymentMethod',
              term: label('registration.payment.how'),
              answer: draft.paymentMethod === '' ? '' : label(`payment.method.${draft.paymentMethod}`),
            },
            ...(onBehalf
              ? []
              : [
                  {
                    step: 'payment' as const,
                    field: draft.priceHelp ? 'canPay' : 'priceHelp',
                    term: label('registration.help'),
                    answer: helpInWords(intl, draft),
                  },
                ]),
          ]}
        />
      </Section>
    </>
  );
}

/** Whether a family asks for help with the price, and what it can pay. */
function helpInWords(intl: IntlShape, draft: Draft): string {
  const { priceHelp } = priceHelpBody(draft);
  if (!priceHelp) return intl.formatMessage({ id: 'registration.review.no' });
  const { canPayCents } = priceHelp;
  return canPayCents === undefined
    ? intl.formatMessage({ id: 'registration.review.yes' })
    : intl.formatMessage({ id: 'registration.review.canPay' }, { amount: moneyText(intl, canPayCents) });
}

function nameAndPhone(name: string, phone: string): string {
  return [name.trim(), spacedPhone(plainPhone(phone))].filter((part) => part !== '').join(', ');
}

function personAnswers(intl: IntlShape, event: Schemas['Event'], person: DraftPerson, line: string): Answer[] {
  const label: Label = (id) => intl.formatMessage({ id });
  const { age } = memberBody(person);
  const years = typeof age === 'number' ? age : undefined;
  const common = { step: 'people', personId: person.id, whose: nameOf(person) } as const;
  const roommate = `${person.roommateFirstName} ${person.roommateLastName}`.trim();
  const guardian = nameAndPhone(person.guardianName, person.guardianPhone);
  return [
    { ...common, field: 'age', term: label('registration.review.person'), answer: line },
    ...personQuestions.flatMap(([field, { label: id, reviewed }]) =>
      reviewed ? [{ ...common, field, term: label(id), answer: reviewed(intl, person[field]) }] : [],
    ),
    // Few people name a roommate, so nothing is shown for the others; everyone who stays the night has a room.
    ...(roommate === '' || person.room === undefined
      ? []
      : [{ ...common, field: 'roommateFirstName', term: label('field.roommate'), answer: roommate }]),
    ...(person.room === undefined
      ? []
      : [
          {
            ...common,
            field: 'needsStepFree',
            term: label('field.needsStepFree'),
            answer: label(person.needsStepFree === '' ? 'field.needsStepFree.no' : 'field.needsStepFree.yes'),
          },
        ]),
    { ...common, field: 'diet', term: label('field.diet'), answer: person.diet },
    { ...common, field: 'accessNeeds', term: label('field.accessNeeds'), answer: person.accessNeeds },
    ...(years !== undefined && isMinor(years)
      ? [{ ...common, field: 'guardianName', term: label('details.guardian'), answer: guardian }]
      : []),
    ...(hasSessionsFor(event, years)
      ? [
          {
            ...common,
            field: 'joinsSessions',
            term: label('details.sessions'),
            answer: label(person.joinsSessions ? 'details.sessions.yes' : 'details.sessions.no'),
          },
        ]
      : []),
  ];
}

function nameOf({ firstName, lastName }: DraftPerson): string {
  return `${firstName} ${lastName}`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="s">
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

/** The link that leads to the field of an answer, and back here. */
function useChangeLink(event: Schemas['Event']) {
  const intl = useIntl();
  const onBehalf = useOnBehalf();
  const stepAddress = (step: Step) =>
    onBehalf ? onBehalf.stepAddress(step) : `${registrationAddress(event.id)}&${stepKey}=${step}`;
  return ({ step, term, whose, answer: _answer, ...wanted }: Answer) => ({
    href: stepAddress(step) + wantedField(wanted),
    label: intl.formatMessage({ id: 'registration.review.changeLabel' }),
    name:
      whose === undefined
        ? intl.formatMessage({ id: 'registration.review.change' }, { section: term })
        : intl.formatMessage({ id: 'registration.review.changeOf' }, { section: term, name: whose }),
  });
}

function Answers({ event, answers }: { event: Schemas['Event']; answers: readonly Answer[] }) {
  const intl = useIntl();
  const linkTo = useChangeLink(event);
  return (
    <Facts
      items={answers.map((one) => {
        const { term, answer = '' } = one;
        return {
          term,
          description:
            answer.trim() === '' ? (
              <Text tone="muted">{intl.formatMessage({ id: 'registration.review.notGiven' })}</Text>
            ) : (
              <Text>{answer}</Text>
            ),
          change: linkTo(one),
        };
      })}
    />
  );
}
