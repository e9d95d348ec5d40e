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
}

const SessionContext = createContext<SessionContextValue | null>(null);

/** Finds out who is signed in. The server renders every page as still loading, so that pages are the same for all. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState<Visitor>({ kind: 'loading' });

  const begin = useCallback((session: Session) => {
    storeSession(session);
    setVisitor({ kind: 'user', user: session.user });
  }, []);

  const forget = useCallback(() => {
    forgetSession();
    setVisitor({ kind: 'visitor' });
  }, []);

  const end = useCallback(async () => {
    try {
      await dataOf(createApi().DELETE('/session'));
    } finally {
      forget();
    }
  }, [forget]);

  useEffect(() => {
    const restore = async () => {
      if (!storedSession()) {
        setVisitor({ kind: 'visitor' });
        return;
      }
      const { session } = await dataOf(createApi().GET('/session'));
      if (session) begin(session);
      else forget();
    };
    // Without an answer nobody can be shown as signed in, but what is stored stays for the next try.
    restore().catch(() => {
      setVisitor({ kind: 'visitor' });
    });
  }, [begin, forget]);

  const value = useMemo(() => ({ visitor, begin, end }), [visitor, begin, end]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The visitor of this page, and how a session begins and ends. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
