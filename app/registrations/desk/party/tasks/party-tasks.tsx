import { Button, Link, RelativeTime, TaskList, Text, type Task } from '#design-system';
import { spacedPhone } from '#rules/phones';
import { isChangeable, isSettled } from '#rules/registrations';
import { partyTasks, type PartyTask, type TaskSentence } from '#rules/workspace';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { eventDate } from '../../../../events/port/event-dates.ts';
import type { Schemas } from '../../../../platform/client/client.ts';
import { moneyText } from '../../../../platform/client/money-text.ts';
import type { MessageId } from '../../../../platform/messages/messages.ts';
import { signaturesStart } from '../../../../platform/addresses/signatures-start.ts';
import { moneyStart } from '../../../../platform/addresses/money-start.ts';
import { unmatchedPath } from '../../../../platform/addresses/unmatched-path.ts';
import { desk } from '../../../../platform/addresses/desk-addresses.ts';
import { paymentStart } from '../party-actions.tsx';

type Registration = Schemas['Registration'];

interface PartyTasksProps {
  registration: Registration;
  refunds: Schemas['PaymentList']['unfinishedRefunds'];
  /** The last staff note about a change, such as its reason. */
  lastNote: Schemas['RegistrationChange'] | undefined;
  /** Goes to a section further down, which may not be loaded yet. */
  onGoTo: (id: string) => void;
}

/** The open tasks of a party and whose turn it is, then the completed ones. */
export function PartyTasks({ registration, refunds, lastNote, onGoTo }: PartyTasksProps) {
  const intl = useIntl();
  const tasks = partyTasks(registration, refunds).map((task, index): Task => {
    const { sentence, turn, isProblem } = task;
    const detail = detailOf(intl, sentence, registration);
    const action = actionOf(sentence, registration, onGoTo);
    return {
      id: `${sentence} ${String(index)}`,
      state: isProblem ? 'problem' : turn === undefined ? 'done' : 'open',
      label: intl.formatMessage({ id: `party.task.${sentence}` }, valuesOf(intl, task, registration)),
      ...(detail !== undefined && { detail }),
      ...(turn !== undefined && {
        turn: intl.formatMessage({ id: `party.turn.${turn}` }),
        isOwnTurn: turn === 'staff',
      }),
      ...(action !== undefined && { action }),
    };
  });
  return (
    <>
      <TaskList label={intl.formatMessage({ id: 'party.tasks' })} tasks={tasks} />
      {lastNote?.note !== undefined && (
        <Text size="small">
          <FormattedMessage
            id="party.lastNote"
            values={{ note: lastNote.note, when: <RelativeTime at={lastNote.at} /> }}
          />
        </Text>
      )}
    </>
  );
}

function valuesOf(
  intl: IntlShape,
  { cents = 0, count, of, names = [], at, day }: PartyTask,
  registration: Registration,
) {
  const { contact, payment } = registration;
  return {
    amount: moneyText(intl, cents, payment.currency),
    method: intl.formatMessage({ id: `payment.method.${payment.method}` }),
    count,
    all: of,
    names: intl.formatList(names, { type: 'conjunction' }),
    until: at === undefined ? '' : intl.formatDate(at, { dateStyle: 'full', timeStyle: 'short' }),
    date: at === undefined ? '' : intl.formatDate(at, { dateStyle: 'long' }),
    day: day === undefined ? '' : eventDate(intl, day),
    email: contact.email,
    phone: spacedPhone(contact.phone),
  };
}

/** Other things that staff must know before they act. */
function detailOf(intl: IntlShape, sentence: TaskSentence, registration: Registration): string | undefined {
  const { contact, addressReleasedAt, emailProblem } = registration;
  const say = (id: MessageId) => intl.formatMessage({ id }, { email: contact.email, date: released });
  const released = addressReleasedAt === undefined ? '' : intl.formatDate(addressReleasedAt, { dateStyle: 'long' });
  if (sentence === 'places.awaitAddress') return say('party.address.released');
  if (sentence === 'email.unconfirmed' && addressReleasedAt === undefined)
    return say(isSettled(registration.state) ? 'party.address.text' : 'party.address.waiting');
  return emailProblem !== undefined && sentence === `email.${emailProblem}`
    ? say(`party.email.${emailProblem}`)
    : undefined;
}

/** The link for a task: a separate screen, or a form further down. Actions that need confirmation are among the buttons above. */
function actionOf(sentence: TaskSentence, { id, state, event }: Registration, onGoTo: (id: string) => void): ReactNode {
  const down = (target: string, label: MessageId) => (
    <Button
      tone="quiet"
      onPress={() => {
        onGoTo(target);
      }}
    >
      <FormattedMessage id={label} />
    </Button>
  );
  const change = (part: 'people' | 'contact') =>
    isChangeable(state) && (
      <Link href={desk.change(id, part)} standalone>
        <FormattedMessage id={`party.task.change.${part}`} />
      </Link>
    );
  switch (sentence) {
    case 'places.waiting':
      return (
        <Link href={desk.waitingList(event.id)} standalone>
          <FormattedMessage id="party.task.waitingList" />
        </Link>
      );
    case 'payment.due':
    case 'payment.partDue':
    case 'payment.overdue':
    case 'payment.restLater':
      return down(paymentStart, 'party.payment.go');
    case 'payment.toReview':
      return (
        <Link href={unmatchedPath} standalone>
          <FormattedMessage id="unmatched.title" />
        </Link>
      );
    case 'payment.toReturn':
    case 'refund.refused':
      return down(moneyStart, 'party.task.toMoney');
    case 'help.open':
      return down('adjustment-amount', 'party.task.answer');
    case 'waiver.missing':
      return down(signaturesStart, 'party.task.toSignatures');
    case 'responsible.missing':
    case 'rooms.missing':
      return change('people');
    case 'email.refused':
      return change('contact');
    default:
      return undefined;
  }
}
