import { parseUserTypes } from '#rules/access';
import { inactivityLimit } from '#rules/session';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createApi, dataOf } from '../client/client.ts';
import { forgetSession, storedSession, storeSession, type Session, type User } from './session-storage.ts';

/** Who is there: not known yet, nobody signed in, or a user. */
export type Visitor = { kind: 'loading' } | { kind: 'visitor' } | { kind: 'user'; user: User };

interface SessionContextValue {
  visitor: Visitor;
  /** Remembers a session that the API has just opened. */
  begin: (session: Session) => void;
  /** Forgets the session, here and on the server. */
  end: () => Promise<void>;
  /** Notes that the user is active, which prolongs the session on the server with every request. */
  prolong: () => void;
}

const SessionContext = createContext<SessionContextValue | null>(null);

interface SessionProviderProps {
  /** Called when the session that this browser remembers turns out to be over. */
  onExpired?: () => void;
  children: ReactNode;
}

/** Finds out who is signed in. The server renders every page as still loading, so that pages are the same for all. */
export function SessionProvider({ onExpired, children }: SessionProviderProps) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: 'loading' });

  const begin = useCallback((session: Session) => {
    storeSession(session);
    setVisitor({ kind: 'user', user: session.user });
  }, []);

  const end = useCallback(async () => {
    try {
      await dataOf(createApi().DELETE('/session'));
    } finally {
      forgetSession();
      setVisitor({ kind: 'visitor' });
    }
  }, []);

  const prolong = useCallback(() => {
    if (visitor.kind !== 'user') return;
    const { user } = visitor;
    storeSession({ user, exp: Date.now() + inactivityLimit(parseUserTypes(user.userType)) });
  }, [visitor]);

  useEffect(() => {
    const restore = async () => {
      const stored = storedSession();
      if (!stored) {
        setVisitor({ kind: 'visitor' });
        return;
      }
      const { session } = stored.exp > Date.now() ? await dataOf(createApi().GET('/session')) : { session: null };
      if (session) {
        begin(session);
        return;
      }
      await end();
      onExpired?.();
    };
    // Without an answer nobody can be shown as signed in, but what is stored stays for the next try.
    restore().catch(() => {
      setVisitor({ kind: 'visitor' });
    });
  }, [begin, end, onExpired]);

  const value = useMemo(() => ({ visitor, begin, end, prolong }), [visitor, begin, end, prolong]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The visitor of this page, and how a session begins and ends. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
