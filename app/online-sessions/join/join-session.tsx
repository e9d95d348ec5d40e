import { Alert, Facts, Heading, LinkButton, RelativeTime, Spinner, Stack, Text } from '#design-system';
import type { Language } from '#rules/language';
import { phaseOf } from '#rules/online-sessions';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { useSite } from '../../platform/shell/site.ts';
import { partStart } from '../../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../../platform/shell/title-state.ts';
import { useWhileVisible } from '../../platform/shell/use-while-visible.ts';
import { StartButton } from '../session-actions.tsx';
import { momentIn } from '../session-words.tsx';
import { JoinActions } from './join-actions.tsx';
import { findSession, type Pass } from './pass.ts';

type Session = Schemas['OwnOnlineSession'];

/** How often the page checks whether people may join now, in ms. */
const lookEvery = 5_000;

/** How often the page asks whether the session was canceled or moved, in ms. */
const askEvery = 60_000;

interface Question {
  readonly sessionId: string;
  readonly lng: Language;
  readonly pass: Pass;
}

const ask = async ({ sessionId, lng, pass }: Question, signal: AbortSignal) =>
  findSession(pass, sessionId, lng, signal);

interface JoinSessionProps {
  sessionId: string;
  /** The person's access to the session. */
  pass: Pass;
  /** Whether the person has an account, so that they can say that they are coming. */
  mayAnnounce: boolean;
  /** Shown if the session is not one that anyone can join from a page. */
  instead?: ReactNode;
}

/** A session before, during and after the time when people can join it. */
export function JoinSession({ sessionId, pass, mayAnnounce, instead }: JoinSessionProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const question = { sessionId, lng: language, pass };
  const answer = useAnswer(question, ask);
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  if (answer.kind === 'failed') {
    const isUnknown =
      answer.error instanceof ApiProblem && ['not-found', 'invalid-request'].includes(answer.error.problem.code);
    return (
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="onlineSession.join.title" />
        </Heading>
        <Alert tone="caution" announce>
          {isUnknown ? <FormattedMessage id="onlineSession.join.notFound" /> : failureText(intl, answer.error)}
        </Alert>
      </Stack>
    );
  }
  if (answer.data === null) return instead;
  return <Followed question={question} first={answer.data} mayAnnounce={mayAnnounce} />;
}

interface FollowedSession {
  readonly session: Session;
  /** Whether its time has changed since the page was opened. */
  readonly isMoved: boolean;
}

function withChange({ session, isMoved }: FollowedSession, now: Session): FollowedSession {
  return { session: now, isMoved: isMoved || now.startsAt !== session.startsAt };
}

/** Keeps the session up to date while the page is open, so that nobody waits for one that was canceled or moved. */
function Followed({ question, first, mayAnnounce }: { question: Question; first: Session; mayAnnounce: boolean }) {
  const [{ session, isMoved }, setFollowed] = useState<FollowedSession>({ session: first, isMoved: false });
  const phase = phaseNow(session, new Date());
  useWhileVisible(
    (signal) => {
      ask(question, signal).then(
        (now) => {
          // An answer from before the person said that they are coming is no longer right.
          if (now !== null) setFollowed((shown) => (shown.session === session ? withChange(shown, now) : shown));
        },
        () => undefined, // The page stays as it is; the next request may succeed.
      );
    },
    phase === 'canceled' || phase === 'ended' ? undefined : askEvery,
  );
  return (
    <Shown
      session={session}
      isMoved={isMoved}
      pass={question.pass}
      mayAnnounce={mayAnnounce}
      onChange={(now) => {
        setFollowed((shown) => withChange(shown, now));
      }}
    />
  );
}

/** The phase of a session at this moment. */
function phaseNow(session: Session, now: Date): Session['phase'] {
  const { startsAt, endsAt, phase } = session;
  return phaseOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), isCanceled: phase === 'canceled' }, now);
}

interface ShownProps extends FollowedSession {
  pass: Pass;
  mayAnnounce: boolean;
  onChange: (session: Session) => void;
}

function Shown({ session, isMoved, pass, mayAnnounce, onChange }: ShownProps) {
  const intl = useIntl();
  const site = useSite();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, lookEvery);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const phase = phaseNow(session, now);
  useNamedPart(session.title);
  useFocusWhenLost(`${phase} ${String(session.isExpected)} ${String(session.isFull)}`);
  return (
    <Stack gap="l">
      <Heading level={1} focusId={partStart}>
        {session.title}
      </Heading>
      {session.about !== undefined && <Text>{session.about}</Text>}
      {phase === 'canceled' && (
        <Alert tone="caution" announce>
          <FormattedMessage id="onlineSession.join.canceled" />
        </Alert>
      )}
      {phase === 'ended' && (
        <>
          <Alert tone="info" announce>
            <FormattedMessage id="onlineSession.join.ended" />
          </Alert>
          <Text as="div">
            <LinkButton href="/events">
              <FormattedMessage id="onlineSession.join.next" />
            </LinkButton>
          </Text>
        </>
      )}
      {isMoved && (phase === 'upcoming' || phase === 'open') && (
        <Alert tone="caution" announce>
          {/* With the time, so that a second move is announced too. */}
          <FormattedMessage
            id="onlineSession.join.moved"
            values={{ moment: momentIn(intl, session.startsAt, readersZone()) }}
          />
        </Alert>
      )}
      <Facts items={factsOf(intl, session, { phase, centerZone: site.timeZone })} />
      {(phase === 'upcoming' || phase === 'open') && (
        <>
          {/* Links are for participants; the host starts the session from the account. */}
          {pass.by === 'account' && <StartButton session={session} />}
          <JoinActions
            session={session}
            pass={pass}
            isOpen={phase === 'open'}
            mayAnnounce={mayAnnounce}
            onChange={onChange}
          />
        </>
      )}
    </Stack>
  );
}

/** Moves the focus to the heading if nothing has it after a change: the focused button may have disappeared. */
function useFocusWhenLost(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) document.getElementById(partStart)?.focus();
  }, [state]);
}

function readersZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The session's time in the reader's zone, and in the center's if it differs, with a countdown. */
function factsOf(
  intl: IntlShape,
  session: Session,
  { phase, centerZone }: { readonly phase: Session['phase']; readonly centerZone: string },
) {
  const { startsAt, spoken } = session;
  const here = momentIn(intl, startsAt, readersZone());
  const center = momentIn(intl, startsAt, centerZone);
  const fact = (id: 'here' | 'center' | 'countdown', description: ReactNode) => ({
    term: intl.formatMessage({ id: `onlineSession.join.${id}` }),
    description,
  });
  return [
    fact('here', here),
    ...(center === here ? [] : [fact('center', center)]),
    ...(phase === 'upcoming' ? [fact('countdown', <RelativeTime key="countdown" at={startsAt} focus="none" />)] : []),
    {
      term: intl.formatMessage({ id: 'onlineSession.field.spoken' }),
      description: intl.formatMessage({ id: `onlineSession.spoken.${spoken}` }),
    },
  ];
}
