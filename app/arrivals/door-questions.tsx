import { Alert, Button, Heading, Inline, Link, Stack, Text } from '#design-system';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useAnswer } from '../platform/client/use-answer.ts';
import { keepFocus } from '../platform/forms/keep-focus.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';

type Question = Schemas['ArrivalQuestion'];

const questionsStart = 'door-questions';

interface DoorQuestionsProps {
  eventId: string;
  count: number;
  onDecided: () => void;
}

/** Lists records that contradict what happened in the meantime; staff decide once for all devices. */
export function DoorQuestions({ eventId, count, onDecided }: DoorQuestionsProps) {
  const load = useCallback(
    () => dataOf(createApi().GET('/events/{eventId}/arrival-questions', { params: { path: { eventId } } })),
    [eventId],
  );
  const intl = useIntl();
  const [attempt, setAttempt] = useState(1);
  // The count may stay the same: another device may ask a question while this one is decided.
  const [round, setRound] = useState(1);
  const answer = useAnswer(`${count} ${attempt} ${round}`, load);
  return (
    <Stack gap="s">
      <Heading level={2} focusId={questionsStart}>
        <FormattedMessage id="door.questions" values={{ count }} />
      </Heading>
      {answer.kind === 'failed' && (
        <Alert
          tone="critical"
          announce
          actions={
            <Button
              onPress={() => {
                setAttempt(attempt + 1);
                keepFocus(questionsStart);
              }}
            >
              <FormattedMessage id="form.tryAgain" />
            </Button>
          }
        >
          {failureText(intl, answer.error)}
        </Alert>
      )}
      {answer.kind === 'data' &&
        answer.data.items.map((question) => (
          <OneQuestion
            key={question.recordId}
            eventId={eventId}
            question={question}
            onDecided={() => {
              setRound((before) => before + 1);
              onDecided();
            }}
          />
        ))}
    </Stack>
  );
}

function OneQuestion({ eventId, question, onDecided }: { eventId: string; question: Question; onDecided: () => void }) {
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const { recordId, registrationId, reference, firstName, lastName, kind, isUndo, at, reason, byName } = question;
  const decide = async (decision: 'record' | 'dismiss') => {
    setPending(true);
    setFailure(undefined);
    try {
      const params = { path: { eventId, recordId } };
      const body = { decision };
      await dataOf(createApi().POST('/events/{eventId}/arrival-questions/{recordId}', { params, body }));
      keepFocus(questionsStart);
      onDecided();
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  };
  const name = `${firstName} ${lastName}`;
  return (
    <Alert
      tone="caution"
      title={intl.formatMessage({ id: `door.said.${kind}${isUndo ? '.undone' : ''}` }, { names: name, count: 1 })}
      actions={
        <Inline gap="s" wrap>
          {question.canRecord && (
            <Button isPending={isPending} onPress={() => void decide('record')}>
              <FormattedMessage id="door.question.record" />
            </Button>
          )}
          <Button isPending={isPending} onPress={() => void decide('dismiss')}>
            <FormattedMessage id="door.question.dismiss" />
          </Button>
        </Inline>
      }
    >
      <Stack gap="xs">
        <Text>
          <FormattedMessage id={`door.reason.${reason}`} />
        </Text>
        <Text size="small">
          <FormattedMessage
            id="door.question.recorded"
            values={{
              by: byName ?? intl.formatMessage({ id: 'party.by.formerStaff' }),
              at: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
            }}
          />
        </Text>
        <Link href={desk.party(registrationId)} standalone>
          <FormattedMessage id="door.question.party" values={{ reference }} />
        </Link>
        {failure !== undefined && (
          <Alert tone="critical" announce>
            {failureText(intl, failure)}
          </Alert>
        )}
      </Stack>
    </Alert>
  );
}
