import { Alert, Button, Inline, Stack, Text } from '#design-system';
import { spacedDigits } from '#rules/phones';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { saveFile } from '../../platform/client/save-file.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { enter, findCalendar, type Pass } from './pass.ts';

type Session = Schemas['OwnOnlineSession'];

interface JoinActionsProps {
  session: Session;
  pass: Pass;
  isOpen: boolean;
  mayAnnounce: boolean;
  onChange: (session: Session) => void;
}

/** Whether something appeared after the page was opened: what is there from the start is read with the page, not announced. */
function useAppeared(isShown: boolean): boolean {
  const [wasAway, setWasAway] = useState(!isShown);
  if (!isShown && !wasAway) setWasAway(true);
  return wasAway;
}

/** Lets people say that they are coming, and join. The meeting's address is requested only when they press the button. */
export function JoinActions({ session, pass, isOpen, mayAnnounce, onChange }: JoinActionsProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [pending, setPending] = useState<'coming' | 'join' | 'phone' | 'calendar'>();
  const [failure, setFailure] = useState<unknown>();
  const [dialIn, setDialIn] = useState<Schemas['OnlineSessionDialIn'] | 'none'>();
  const path = { sessionId: session.id };
  const act = async (name: NonNullable<typeof pending>, request: () => Promise<void>) => {
    setPending(name);
    setFailure(undefined);
    try {
      await request();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(undefined);
    }
  };
  const announce = () =>
    act('coming', async () => {
      const params = { path, query: { lng: language } };
      onChange(await dataOf(createApi().PUT('/own-online-sessions/{sessionId}', { params })));
    });
  const saveCalendar = () =>
    act('calendar', async () => {
      saveFile(`${session.title}.ics`, await findCalendar(pass, session.id, language));
    });
  const join = () =>
    act('join', async () => {
      window.location.assign((await enter(pass, session.id)).url);
    });
  const call = () =>
    act('phone', async () => {
      // The same number is announced again only if it is new on the page.
      setDialIn(undefined);
      setDialIn((await enter(pass, session.id)).dialIn ?? 'none');
    });
  const canJoin = isOpen && session.isExpected && !session.isFull;
  const isFull = isOpen && session.isFull;
  const isAwaited = session.kind === 'saturdayPrayer' && session.isExpected && !isOpen;
  const saysOpen = useAppeared(canJoin);
  const saysFull = useAppeared(isFull);
  const saysAwaited = useAppeared(isAwaited);

  return (
    <Stack gap="m">
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      {isFull && (
        <Alert tone="caution" announce={saysFull}>
          <FormattedMessage id="onlineSession.join.full" />
        </Alert>
      )}
      {isAwaited && (
        <Alert tone="positive" announce={saysAwaited}>
          <FormattedMessage id="onlineSession.join.isComing" />
        </Alert>
      )}
      {canJoin && (
        <Alert tone="info" announce={saysOpen}>
          <FormattedMessage id="onlineSession.join.open" />
        </Alert>
      )}
      {!session.isExpected && mayAnnounce && isOpen && (
        <Text>
          <FormattedMessage id="onlineSession.join.notExpected" />
        </Text>
      )}
      {!isOpen && (
        <Text>
          <FormattedMessage id="onlineSession.join.wait" />
        </Text>
      )}
      <Inline gap="s" wrap>
        {!session.isExpected && mayAnnounce && (
          <Button tone="primary" isPending={pending === 'coming'} onPress={() => void announce()}>
            <FormattedMessage id="onlineSession.join.coming" />
          </Button>
        )}
        {!isOpen && session.isExpected && (
          <Button isPending={pending === 'calendar'} onPress={() => void saveCalendar()}>
            <FormattedMessage id="onlineSession.join.calendar" />
          </Button>
        )}
        {canJoin && (
          <>
            <Button
              tone="primary"
              isPending={pending === 'join'}
              pendingLabel={intl.formatMessage({ id: 'onlineSession.join.preparing' })}
              onPress={() => void join()}
            >
              <FormattedMessage id="onlineSession.join.join" />
            </Button>
            <Button isPending={pending === 'phone'} onPress={() => void call()}>
              <FormattedMessage id="onlineSession.join.byPhone" />
            </Button>
          </>
        )}
      </Inline>
      {canJoin && (
        <Text tone="muted" size="small">
          <FormattedMessage id="onlineSession.join.hint" />
        </Text>
      )}
      {dialIn !== undefined && (
        <Alert tone="info" announce>
          {dialIn === 'none' ? (
            <FormattedMessage id="onlineSession.join.noDialIn" />
          ) : (
            <FormattedMessage
              id="onlineSession.join.dialIn"
              values={{ ...dialIn, meetingId: spacedDigits(dialIn.meetingId), code: dialIn.code ?? 'none' }}
            />
          )}
        </Alert>
      )}
    </Stack>
  );
}
