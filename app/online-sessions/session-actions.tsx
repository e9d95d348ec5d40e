import { Alert, Button, Facts, Heading, Inline, List, RadioGroup, Stack, Text, useAnnounce } from '#design-system';
import { onlineSessionScopes } from '#contract/enums';
import { mayStart } from '#rules/online-sessions';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ActionDialog } from '../platform/actions/action-dialog.tsx';
import { useAction } from '../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { clockTime } from '../platform/client/clock-time.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { momentIn } from './session-words.tsx';

type Session = Schemas['OnlineSession'];
type Person = Schemas['OnlineSessionPerson'];

/** Starts the meeting; its address is requested only when the host presses the button. */
export function StartButton({
  session,
}: {
  session: Pick<Session, 'id' | 'isHost' | 'phase' | 'startsAt' | 'endsAt' | 'startsFrom'> & {
    readonly timeZone: string;
  };
}) {
  const intl = useIntl();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id, isHost, phase } = session;
  if (!isHost || phase === 'ended' || phase === 'canceled') return null;
  const times = { startsAt: new Date(session.startsAt), endsAt: new Date(session.endsAt), isCanceled: false };
  const start = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const params = { path: { sessionId: id } };
      const { url } = await dataOf(createApi().POST('/online-sessions/{sessionId}/start', { params }));
      window.location.assign(url);
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  if (!mayStart(times, new Date()))
    return (
      <Text tone="muted">
        <FormattedMessage
          id="onlineSession.start.from"
          values={{ time: momentIn(intl, session.startsFrom, session.timeZone) }}
        />
      </Text>
    );
  return (
    <Stack gap="s">
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Inline gap="s">
        <Button tone="primary" isPending={isPending} onPress={() => void start()}>
          <FormattedMessage id="onlineSession.start" />
        </Button>
      </Inline>
      <Text tone="muted" size="small">
        <FormattedMessage id="onlineSession.start.hint" />
      </Text>
    </Stack>
  );
}

/** Cancels the occurrence, or it and all later ones of the series. The dialog outlives the button, to show the outcome. */
export function CancelButton({ session, mayCancel }: { session: Session; mayCancel: boolean }) {
  const intl = useIntl();
  const { id, version, following } = session;
  const [scope, setScope] = useState<Schemas['OnlineSessionScope']>('one');
  const cancel = useAction(() =>
    dataOf(
      createApi().POST('/online-sessions/{sessionId}/cancellation', {
        params: { path: { sessionId: id } },
        body: { version, scope },
      }),
    ),
  );
  return (
    <>
      {mayCancel && (
        <Button onPress={cancel.ask}>
          <FormattedMessage id="onlineSession.cancel" />
        </Button>
      )}
      <ActionDialog
        action={cancel}
        title={intl.formatMessage({ id: 'onlineSession.cancel.title' })}
        confirmLabel={intl.formatMessage({ id: 'onlineSession.cancel' })}
        doneTitle={intl.formatMessage({ id: 'onlineSession.cancel.done' })}
        doneText={intl.formatMessage({ id: 'onlineSession.cancel.doneText' })}
        tone="critical"
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id="onlineSession.cancel.text" />
          </Text>
          {following > 0 && (
            <RadioGroup
              name="session-cancel-scope"
              label={intl.formatMessage({ id: 'onlineSession.scope' })}
              value={scope}
              onChange={(value) => {
                setScope(onlineSessionScopes.find((each) => each === value) ?? 'one');
              }}
              options={onlineSessionScopes.map((value) => ({
                value,
                label: intl.formatMessage({ id: `onlineSession.scope.${value}` }, { count: following }),
              }))}
            />
          )}
        </Stack>
      </ActionDialog>
    </>
  );
}

/** Replaces the meeting, so that a shared link no longer works. The dialog outlives the button, to show the outcome. */
export function NewLinkButton({ session: { id, phase, meeting } }: { session: Session }) {
  const intl = useIntl();
  const replace = useAction(() =>
    dataOf(createApi().POST('/online-sessions/{sessionId}/link', { params: { path: { sessionId: id } } })),
  );
  return (
    <>
      {meeting.isReady && (phase === 'upcoming' || phase === 'open') && (
        <Button onPress={replace.ask}>
          <FormattedMessage id="onlineSession.newLink" />
        </Button>
      )}
      <ActionDialog
        action={replace}
        title={intl.formatMessage({ id: 'onlineSession.newLink.title' })}
        confirmLabel={intl.formatMessage({ id: 'onlineSession.newLink' })}
        doneTitle={intl.formatMessage({ id: 'onlineSession.newLink.done' })}
        doneText={intl.formatMessage({ id: 'onlineSession.newLink.doneText' })}
      >
        <Text>
          <FormattedMessage id="onlineSession.newLink.text" />
        </Text>
      </ActionDialog>
    </>
  );
}

/** How many people are expected, have entered, and attended. Names appear on request, which the audit trail records. */
export function SessionPeople({
  session,
}: {
  session: Pick<Session, 'id' | 'expected' | 'entered' | 'attended' | 'attendedMinutes'>;
}) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { id, expected, entered, attended, attendedMinutes } = session;
  const [people, setPeople] = useState<readonly Person[]>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const show = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const params = { path: { sessionId: id } };
      const { items } = await dataOf(createApi().GET('/online-sessions/{sessionId}/people', { params }));
      setPeople(items);
      announce(intl.formatMessage({ id: 'onlineSession.people.shown' }, { count: items.length }));
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap="s">
      <Heading level={2} size={3}>
        <FormattedMessage id="onlineSession.people" />
      </Heading>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: 'onlineSession.people.expected' }),
            description: intl.formatNumber(expected),
          },
          { term: intl.formatMessage({ id: 'onlineSession.people.entered' }), description: intl.formatNumber(entered) },
          ...(attended === undefined
            ? []
            : [
                {
                  term: intl.formatMessage({ id: 'onlineSession.people.attended' }),
                  description: intl.formatMessage(
                    { id: 'onlineSession.people.attendedFor' },
                    { people: attended, minutes: attendedMinutes ?? 0 },
                  ),
                },
              ]),
        ]}
      />
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      <Inline gap="s">
        <Button isPending={isPending} onPress={() => void show()}>
          <FormattedMessage id="onlineSession.people.show" />
        </Button>
      </Inline>
      <Text tone="muted" size="small">
        <FormattedMessage id="onlineSession.people.hint" />
      </Text>
      {people?.length === 0 && (
        <Text>
          <FormattedMessage id="onlineSession.people.shown" values={{ count: 0 }} />
        </Text>
      )}
      {people && people.length > 0 && <List items={people.map((person) => inWords(intl, person))} />}
    </Stack>
  );
}

function inWords(intl: IntlShape, { name, isExpected, enteredAt, attendedFrom, attendedMinutes }: Person): string {
  const who = name ?? intl.formatMessage({ id: 'onlineSession.people.guest' });
  if (attendedFrom !== undefined)
    return intl.formatMessage(
      { id: 'onlineSession.people.attendedAt' },
      { name: who, time: clockTime(intl, attendedFrom), minutes: attendedMinutes ?? -1 },
    );
  if (enteredAt === undefined) return intl.formatMessage({ id: 'onlineSession.people.expectedOnly' }, { name: who });
  const values = { name: who, time: clockTime(intl, enteredAt) };
  return intl.formatMessage(
    { id: isExpected ? 'onlineSession.people.enteredAt' : 'onlineSession.people.unexpected' },
    values,
  );
}
