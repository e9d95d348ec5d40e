import { createContext, use, useCallback, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

type Priority = 'polite' | 'assertive';
type Announce = (message: string, priority?: Priority) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** The one live region of a page; everything that must be heard without moving focus is said through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }): ReactElement {
  const [said, setSaid] = useState({ count: 0, message: '', priority: 'polite' as Priority });
  const announce = useCallback<Announce>((message, priority = 'polite') => {
    setSaid(({ count }) => ({ count: count + 1, message, priority }));
  }, []);

  // The data attribute tells react-aria to leave it audible while a dialog hides the rest of the page.
  // A new key for each message, so that the same words said twice are heard twice.
  const words = <span key={said.count}>{said.message}</span>;
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={hidden} aria-live="polite" data-live-announcer="true">
        {said.priority === 'polite' && words}
      </div>
      <div className={hidden} aria-live="assertive" data-live-announcer="true">
        {said.priority === 'assertive' && words}
      </div>
    </AnnounceContext>
  );
}

/** Says a message to screen readers without moving focus: politely after what is being read, or at once when assertive. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === undefined) throw new Error('DesignSystemProvider is missing above this component');
  return announce;
}
