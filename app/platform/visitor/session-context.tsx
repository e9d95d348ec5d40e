import {
  createContext,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createApi, dataOf } from '../client/client.ts';
import { endOnServer, forgetUnsent, sendUnsent } from './end-on-server.ts';
import {
  endedSessions,
  endOf,
  endReason,
  forgetSession,
  markReported,
  storedMeeting,
  storeMeeting,
  storedSession,
  storeSession,
  type EndReason,
  type Session,
  type StoredSession,
  type User,
} from './session-storage.ts';
import { useFollowedSession } from './use-followed-session.ts';
import { isReplaced, isSomeone, personOf, visitorOf, type Visitor } from './visitor.ts';

interface SessionContextValue {
  visitor: Visitor;
  /**
   * Numbers the people who have used this page one after the other. The page's content belongs to one of them; undefined while
   * nobody may see it, because its owner's session has just ended.
   */
  turn: number | undefined;
  /** When this browser's meeting account expires, ms since 1970. */
  meetingUntil?: number;
  /** Records in how many seconds it expires; undefined when it has expired. */
  recordMeeting: (expiresIn?: number) => void;
  /** Remembers a session that the API has just opened. */
  begin: (session: Session | null) => void;
  /** Shows the changes that users have just made to their own name or language. */
  refresh: (user: Partial<Pick<User, 'firstName' | 'lastName' | 'language'>>) => void;
  /** Signs out, here, in every other tab and on the server. */
  end: () => Promise<void>;
  /** Records that the API no longer knows the session. */
  lose: () => void;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/** The props of the component that watches a session until it ends. */
export interface SessionWatchProps {
  isGuest: boolean;
  /** The time is up, possibly long ago while this tab was asleep. */
  onOver: (reason: 'time' | 'age') => void;
  /** The API knows the session; gets in how many seconds its connection to the meeting provider expires. */
  onKnown: (meetingExpiresIn?: number) => void;
  /** The API no longer knows the session. */
  onUnknown: () => void;
  onSignOut: () => void;
}

interface SessionProviderProps {
  /** Called when a session begins, with the previous owner. */
  onBegun?: (before: Visitor, now: Visitor) => void;
  /** Called in each tab when the session has ended, to go to the right page; `owner` is the person whose session it was. */
  onEnded?: (reason: EndReason, owner: Visitor) => Promise<void>;
  /** Shown while someone has a session: it warns before the end. */
  watch: ComponentType<SessionWatchProps>;
  children: ReactNode;
}

/** The session as this browser stores it; its time counts from now, since the browser's clock and the server's may differ. */
function counted(session: Session, guestId: string, now: number): StoredSession {
  const { user, remaining } = session;
  const stored: StoredSession = user
    ? { kind: 'user', user, exp: 0, ...(remaining !== null && { until: now + remaining }) }
    : { kind: 'guest', id: guestId, exp: 0 };
  return { ...stored, exp: endOf(stored, now) };
}

/** How often, in ms, the API is asked again about a stored session until it answers. */
const retryTime = 10_000;

/** Determines the current visitor. The server renders every page as still loading, so that pages are the same for all. */
export function SessionProvider({ onBegun, onEnded, watch: SessionWatch, children }: SessionProviderProps) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: 'loading' });
  const [meetingUntil, setMeetingUntil] = useState<number>();
  const latest = useRef(visitor);
  const isLeaving = useRef(false);
  const endedBefore = useRef(0);
  const [turn, setTurn] = useState(0);
  const [isHidden, setHidden] = useState(false);

  const recordMeeting = useCallback((expiresIn?: number) => {
    setMeetingUntil(storeMeeting(expiresIn, Date.now()));
  }, []);

  const show = useCallback((next: Visitor) => {
    const ended = endedSessions();
    if (isReplaced(personOf(latest.current), next, ended > endedBefore.current)) setTurn((before) => before + 1);
    endedBefore.current = ended;
    latest.current = next;
    setVisitor(next);
  }, []);

  const begin = useCallback(
    (session: Session | null) => {
      // The specification refuses a sign-in that lacks user or token; the API never answers so.
      if (!session?.exp) {
        console.warn('Invalid login parameters');
        return;
      }
      const before = personOf(latest.current);
      const guestId = before.kind === 'guest' ? before.id : crypto.randomUUID();
      const stored = counted(session, guestId, Date.now());
      storeSession(stored);
      forgetUnsent();
      markReported(Date.now());
      onBegun?.(before, visitorOf(stored));
      show(visitorOf(stored));
    },
    [onBegun, show],
  );

  const refresh = useCallback(
    (changes: Partial<User>) => {
      const stored = storedSession();
      if (stored?.kind !== 'user') return;
      const changed = { ...stored, user: { ...stored.user, ...changes } };
      storeSession(changed);
      show(visitorOf(changed));
    },
    [show],
  );

  /** Goes to the page that fits the reason; from then on, nobody is signed in. */
  const leave = useCallback(
    async (reason: EndReason, owner: Visitor) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      try {
        // The page's content is not for the next person. Someone who chose to leave is on the way to a public page anyway.
        if (reason !== 'choice') {
          setHidden(true);
          setTurn((before) => before + 1);
          show({ kind: 'visitor', ended: { reason, wasGuest: owner.kind === 'guest' } });
        }
        await onEnded?.(reason, owner);
      } finally {
        if (reason === 'choice') show({ kind: 'visitor' });
        setHidden(false);
        isLeaving.current = false;
      }
    },
    [onEnded, show],
  );

  const endBy = useCallback(
    async (reason: EndReason, owner: Visitor = personOf(latest.current)) => {
      forgetSession(reason);
      setMeetingUntil(undefined);
      // Even without an answer this browser is signed out; the server is told as soon as possible.
      const ending = endOnServer(reason).catch(() => undefined);
      if (reason === 'choice') await ending;
      await leave(reason, owner);
    },
    [leave],
  );

  const end = useCallback(() => endBy('choice'), [endBy]);
  const timeOut = useCallback((reason: 'time' | 'age') => void endBy(reason), [endBy]);
  const lose = useCallback(() => void endBy('server'), [endBy]);

  useEffect(() => {
    // The page has just hydrated: rendering it again at once would keep a slow phone from responding.
    const settle = (known: Visitor) => {
      startTransition(() => {
        show(known);
      });
    };
    const restore = async (): Promise<void> => {
      setMeetingUntil(storedMeeting(Date.now()));
      const stored = storedSession();
      if (!stored) {
        settle({ kind: 'visitor' });
        return;
      }
      const person = visitorOf(stored);
      if (stored.exp <= Date.now()) {
        await endBy('time', person);
        return;
      }
      const ended = endedSessions();
      const { session } = await dataOf(createApi().GET('/session'));
      // The answer must not bring back a session that has ended meanwhile, nor replace one that has begun.
      if (endedSessions() > ended) return restore();
      if (isSomeone(latest.current)) return;
      if (!session) {
        await endBy('server', person);
        return;
      }
      const begun = counted(session, stored.kind === 'guest' ? stored.id : crypto.randomUUID(), Date.now());
      const known = { ...begun, exp: Math.min(stored.exp, begun.exp) };
      storeSession(known);
      recordMeeting(session.meetingExpiresIn);
      settle(visitorOf(known));
    };
    const attempt = () => {
      restore().catch(() => {
        if (latest.current.kind !== 'loading') return;
        // Without an answer nobody can be shown as signed in, but what is typed stays its owner's.
        const stored = storedSession();
        settle({ kind: 'visitor', unconfirmed: stored && visitorOf(stored) });
      });
    };
    attempt();
    const timer = setInterval(() => {
      if (personOf(latest.current) !== latest.current) attempt();
    }, retryTime);
    return () => {
      clearInterval(timer);
    };
  }, [endBy, recordMeeting, show]);

  useEffect(sendUnsent, []);

  const following = useMemo(
    () => ({
      isSomeoneHere: () => isSomeone(personOf(latest.current)),
      follow: () => {
        const stored = storedSession();
        const person = personOf(latest.current);
        if (stored && stored.exp <= Date.now()) {
          if (isSomeone(person)) timeOut('time');
        } else if (stored) {
          if (JSON.stringify(visitorOf(stored)) !== JSON.stringify(latest.current)) show(visitorOf(stored));
        } else if (isSomeone(person)) {
          void leave(endReason(), person);
        }
      },
    }),
    [leave, show, timeOut],
  );
  useFollowedSession(following);

  const value = useMemo(
    () => ({ visitor, turn: isHidden ? undefined : turn, meetingUntil, recordMeeting, begin, refresh, end, lose }),
    [visitor, isHidden, turn, meetingUntil, recordMeeting, begin, refresh, end, lose],
  );
  return (
    <SessionContext value={value}>
      {children}
      {isSomeone(visitor) && (
        <Suspense fallback={null}>
          <SessionWatch
            isGuest={visitor.kind === 'guest'}
            onOver={timeOut}
            onKnown={recordMeeting}
            onUnknown={lose}
            onSignOut={() => void end()}
          />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** The visitor of this page, and how to begin and end a session. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
