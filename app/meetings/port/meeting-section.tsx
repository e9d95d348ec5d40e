import { Alert, Button, Inline, Spinner, Text } from '#design-system';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { InfoSection } from '../../platform/my-info/info-section.tsx';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { meetingEnd } from '../meeting-end.ts';

type Account = Schemas['MeetingAccount'];

const none: Account = { configured: true, connected: false };

/** The meeting account of a staff member: its status, and the buttons to connect, renew and disconnect it. */
export function MeetingSection() {
  const intl = useIntl();
  const { meetingUntil, recordMeeting } = useSession();
  const [account, setAccount] = useState<Account>();
  const [pending, setPending] = useState<'connect' | 'renew' | 'disconnect'>();
  const [outcome, setOutcome] = useState<{ failure?: unknown; text?: string }>();

  const show = useCallback(
    (next: Account) => {
      setAccount(next);
      recordMeeting(next.expiresIn);
    },
    [recordMeeting],
  );
  const look = useCallback(() => {
    dataOf(createApi().GET('/meetings/account')).then(show, (failure: unknown) => {
      setOutcome({ failure });
    });
  }, [show]);
  useEffect(look, [look]);

  const act = async (name: NonNullable<typeof pending>, request: () => Promise<void>) => {
    setPending(name);
    setOutcome(undefined);
    try {
      await request();
    } catch (failure) {
      setOutcome({ failure });
      // A refused renewal ends the connection.
      look();
    } finally {
      setPending(undefined);
    }
  };
  const connect = () =>
    act('connect', async () => {
      const { url } = await dataOf(createApi().POST('/meetings/sign-in'));
      window.location.assign(url);
    });
  const renew = () =>
    act('renew', async () => {
      show(await dataOf(createApi().POST('/meetings/account/renewal')));
      setOutcome({ text: intl.formatMessage({ id: 'myInfo.meeting.renewed' }) });
    });
  const disconnect = () =>
    act('disconnect', async () => {
      await dataOf(createApi().DELETE('/meetings/account'));
      show(none);
      setOutcome({ text: intl.formatMessage({ id: 'myInfo.meeting.disconnected' }) });
    });

  return (
    <InfoSection
      id="meeting"
      title={intl.formatMessage({ id: 'myInfo.meeting.title' })}
      text={intl.formatMessage({ id: 'myInfo.meeting.text' })}
    >
      {!account && !outcome && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {account && (
        <Text>
          <ConnectionStatus account={account} until={meetingUntil} />
        </Text>
      )}
      {account?.configured && (
        <Inline gap="s" wrap>
          {account.connected ? (
            <>
              <Button
                isPending={pending === 'renew'}
                pendingLabel={intl.formatMessage({ id: 'myInfo.meeting.renewing' })}
                onPress={() => void renew()}
              >
                <FormattedMessage id="myInfo.meeting.renew" />
              </Button>
              <Button
                tone="quiet"
                isPending={pending === 'disconnect'}
                pendingLabel={intl.formatMessage({ id: 'myInfo.meeting.disconnecting' })}
                onPress={() => void disconnect()}
              >
                <FormattedMessage id="myInfo.meeting.disconnect" />
              </Button>
            </>
          ) : (
            <Button
              isPending={pending === 'connect'}
              pendingLabel={intl.formatMessage({ id: 'myInfo.meeting.connecting' })}
              onPress={() => void connect()}
            >
              <FormattedMessage id="myInfo.meeting.connect" />
            </Button>
          )}
        </Inline>
      )}
      {outcome && (
        <Alert tone={outcome.text === undefined ? 'critical' : 'positive'} announce>
          {outcome.text ?? failureText(intl, outcome.failure)}
        </Alert>
      )}
    </InfoSection>
  );
}

function ConnectionStatus({ account, until }: { account: Account; until?: number }) {
  const intl = useIntl();
  if (!account.configured) return <FormattedMessage id="problem.meetingsNotConfigured" />;
  if (!account.connected) return <FormattedMessage id="myInfo.meeting.none" />;
  if (until === undefined) return <FormattedMessage id="myInfo.meeting.over" />;
  return <FormattedMessage id="myInfo.meeting.until" values={{ until: meetingEnd(intl, until) }} />;
}
