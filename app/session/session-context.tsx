import {
  createContext,
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createApi, dataOf } from '../platform/client/client.ts';
import { withFurtherMessages } from '../platform/messages/messages.ts';
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
import { isReplaced, isSomeone, visitorOf, type Visitor } from './visitor.ts';

// Only people with a session need it; a public page stays small.
const SessionWatch = lazy(() =>
  // Where it does not arrive nobody is warned, and the server alone ends the session: better than to lose the page and what
  // was typed into it.
  withFurtherMessages(() => import('./time-out/session-watch.tsx')).catch(() => ({ default: () => <></> })),
);

interface SessionContextValue {
  visitor: Visitor;
  /**
   * Numbers the people who have used this page one after the other. What is on the page belongs to one of them; undefined
   * while nobody may see it, because its owner's session has just ended.
   */
  turn: number | undefined;
  /** Until when this browser is signed in at the meeting provider, ms since 1970. */
  meetingUntil?: number;
  /** Notes for how many more seconds that is; nothing when it is no more. */
  noteMeeting: (expiresIn?: number) => void;
  /** Remembers a session that the API has just opened. */
  begin: (session: Session | null) => void;
  /** Shows what the user has just changed of the own names or language. */
  refresh: (user: Partial<Pick<User, 'firstName' | 'lastName' | 'language'>>) => void;
  /** Signs out, here, in every other tab and on the server. */
  end: () => Promise<void>;
  /** Notes that the API does not know the session any more. */
  lose: () => void;
}

const SessionContext = createContext<SessionContextValue | null>(null);

interface SessionProviderProps {
  /** Called when a session begins, with who was there before. */
  onBegun?: (before: Visitor, now: Visitor) => void;
  /** Called in each tab when the session has ended, to leave for the right page; `owner` is whose it was. */
  onEnded?: (reason: EndReason, owner: Visitor) => Promise<void>;
  children: ReactNode;
}

/** The session as this browser keeps it; its clock counts from now, since the browser's and the server's may differ. */
function counted(session: Session, guestId: string, now: number): StoredSession {
  const { user, remaining } = session;
  const stored: StoredSession = user
    ? { kind: 'user', user, exp: 0, ...(remaining !== null && { until: now + remaining }) }
    : { kind: 'guest', id: guestId, exp: 0 };
  return { ...stored, exp: endOf(stored, now) };
}

/** Finds out who is there. The server renders every page as still loading, so that pages are the same for all. */
export function SessionProvider({ onBegun, onEnded, children }: SessionProviderProps) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: 'loading' });
  const [meetingUntil, setMeetingUntil] = useState<number>();
  const latest = useRef(visitor);
  const isLeaving = useRef(false);
  const endedBefore = useRef(0);
  const [turn, setTurn] = useState(0);
  const [isHidden, setHidden] = useState(false);

  const noteMeeting = useCallback((expiresIn?: number) => {
    setMeetingUntil(storeMeeting(expiresIn, Date.now()));
  }, []);

  const show = useCallback((next: Visitor) => {
    const ended = endedSessions();
    if (isReplaced(latest.current, next, ended > endedBefore.current)) setTurn((before) => before + 1);
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
      const { current: before } = latest;
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

  /** Leaves for the page that belongs to the reason, and is nobody from then on. */
  const leave = useCallback(
    async (reason: EndReason, owner: Visitor) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      try {
        // What was on the page is not for anyone who comes next. Someone who chose to go is on the way to a public page anyway.
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
    async (reason: EndReason, owner: Visitor = latest.current) => {
      forgetSession(reason);
      setMeetingUntil(undefined);
      // Even without an answer this browser is signed out; the server is told as soon as it can be.
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
    // The page has just been taken over: drawing it again in one go would keep a slow phone from answering.
    const settle = (known: Visitor) => {
      startTransition(() => {
        show(known);
      });
    };
    const restore = async () => {
      setMeetingUntil(storedMeeting(Date.now()));
      const stored = storedSession();
      if (!stored) {
        settle({ kind: 'visitor' });
        return;
      }
      if (stored.exp <= Date.now()) {
        await endBy('time', visitorOf(stored));
        return;
      }
      const { session } = await dataOf(createApi().GET('/session'));
      if (!session) {
        await endBy('server', visitorOf(stored));
        return;
      }
      const begun = counted(session, stored.kind === 'guest' ? stored.id : crypto.randomUUID(), Date.now());
      const known = { ...begun, exp: Math.min(stored.exp, begun.exp) };
      storeSession(known);
      settle(visitorOf(known));
    };
    // Without an answer nobody can be shown as signed in, but what is stored stays for the next try.
    restore().catch(() => {
      settle({ kind: 'visitor' });
    });
  }, [endBy, show]);

  useEffect(sendUnsent, []);

  const following = useMemo(
    () => ({
      isSomeoneHere: () => isSomeone(latest.current),
      follow: () => {
        const stored = storedSession();
        if (stored && stored.exp <= Date.now()) {
          if (isSomeone(latest.current)) timeOut('time');
        } else if (stored) {
          if (JSON.stringify(visitorOf(stored)) !== JSON.stringify(latest.current)) show(visitorOf(stored));
        } else if (isSomeone(latest.current)) {
          void leave(endReason(), latest.current);
        }
      },
    }),
    [leave, show, timeOut],
  );
  useFollowedSession(following);

  const value = useMemo(
    () => ({ visitor, turn: isHidden ? undefined : turn, meetingUntil, noteMeeting, begin, refresh, end, lose }),
    [visitor, isHidden, turn, meetingUntil, noteMeeting, begin, refresh, end, lose],
  );
  return (
    <SessionContext value={value}>
      {children}
      {isSomeone(visitor) && (
        <Suspense fallback={null}>
          <SessionWatch
            isGuest={visitor.kind === 'guest'}
            onOver={timeOut}
            onUnknown={lose}
            onSignOut={() => void end()}
          />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** The visitor of this page, and how a session begins and ends. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
