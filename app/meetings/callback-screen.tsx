import { Alert, Heading, LinkButton, PageSection, Spinner, Stack, Text } from '#design-system';
import { guardedScreens } from '#rules/access';
import { callbackPath } from '#rules/meetings';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createApi, dataOf } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { loginAddress } from '../platform/shell/navigate/return-address.ts';
import { useSession } from '../platform/visitor/session-context.tsx';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { meetingEnd } from './meeting-end.ts';

const myInfo = guardedScreens.myInfo.path;

export async function load({ api }: LoadInput) {
  return dataOf(api.GET('/meetings/provider'));
}

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'callback.title' }),
    description: intl.formatMessage({ id: 'callback.description' }),
    isPrivate: true,
  };
}

/** The page to which the meeting provider redirects staff: completes the sign-in, or explains why it failed. */
export function Component() {
  const { configured } = useScreenData<typeof load>();
  return (
    <PageSection width="text">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="callback.title" />
        </Heading>
        {configured ? (
          <NeedsScripts instead={<FormattedMessage id="noScript.text" />}>
            <ForSignedInOrNot />
          </NeedsScripts>
        ) : (
          <Text>
            <FormattedMessage id="callback.notConfigured" />
          </Text>
        )}
      </Stack>
    </PageSection>
  );
}

/** The parameters that the provider added to the address. */
interface Answer {
  code: string | null;
  state: string | null;
  error: string | null;
}

function ForSignedInOrNot() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { visitor } = useSession();
  const [{ code, state, error }] = useState<Answer>(() => ({
    code: query.get('code'),
    state: query.get('state'),
    error: query.get('error'),
  }));
  const hasQuery = query.size > 0;

  // The code is valid only for this moment: it must not end up in a history, bookmark or screenshot.
  useEffect(() => {
    if (hasQuery) void navigate(callbackPath, { replace: true, preventScrollReset: true });
  }, [hasQuery, navigate]);

  if (visitor.kind === 'loading') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  if (visitor.kind !== 'user') {
    return (
      <Outcome
        tone="caution"
        link={
          <LinkButton href={loginAddress({ pathname: myInfo, search: '' })}>
            {intl.formatMessage({ id: 'nav.login' })}
          </LinkButton>
        }
      >
        <FormattedMessage id="callback.signIn" />
      </Outcome>
    );
  }
  if (error !== null) {
    return (
      <Outcome tone="caution">
        <FormattedMessage id={error === 'access_denied' ? 'callback.denied' : 'callback.failed'} />
      </Outcome>
    );
  }
  if (code === null || state === null) {
    return (
      <Outcome>
        <FormattedMessage id="callback.nothing" />
      </Outcome>
    );
  }
  return <Finishing code={code} state={state} />;
}

/** Sends the code to the API, once, and shows the result. */
function Finishing({ code, state }: { code: string; state: string }) {
  const intl = useIntl();
  const { recordMeeting, meetingUntil } = useSession();
  const isAsked = useRef(false);
  const [result, setResult] = useState<'connected' | { failure: unknown }>();

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    dataOf(createApi().POST('/meetings/account', { body: { code, state } })).then(
      ({ expiresIn }) => {
        recordMeeting(expiresIn);
        setResult('connected');
      },
      (failure: unknown) => {
        setResult({ failure });
      },
    );
  }, [code, state, recordMeeting]);

  if (result === undefined) return <Spinner label={intl.formatMessage({ id: 'callback.pending' })} />;
  if (result !== 'connected') return <Outcome tone="critical">{failureText(intl, result.failure)}</Outcome>;
  return (
    <Outcome tone="positive" title={intl.formatMessage({ id: 'callback.connected' })}>
      {meetingUntil !== undefined && (
        <FormattedMessage id="callback.connectedText" values={{ until: meetingEnd(intl, meetingUntil) }} />
      )}
    </Outcome>
  );
}

interface OutcomeProps {
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  title?: string;
  /** The next link; to My Info by default. */
  link?: ReactNode;
  children: ReactNode;
}

function Outcome({ tone = 'info', title, link, children }: OutcomeProps) {
  return (
    <>
      <Alert tone={tone} title={title} announce>
        {children}
      </Alert>
      <Text as="div">
        {link ?? (
          <LinkButton href={`${myInfo}#meeting`}>
            <FormattedMessage id="callback.myInfo" />
          </LinkButton>
        )}
      </Text>
    </>
  );
}
