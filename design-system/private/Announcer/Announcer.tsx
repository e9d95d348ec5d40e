import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

type Priority = 'polite' | 'assertive';
type Announce = (message: string, priority?: Priority) => void;
type Said = { id: number; message: string; priority: Priority };

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** In milliseconds. Readers take up words that come, some only a moment later; nobody should find old ones at the end of the page. */
const keptFor = 7000;

/** The one live region of a page; everything that must be heard without moving focus is said through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }): ReactElement {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const count = useRef(0);
  const announce = useCallback<Announce>((message, priority = 'polite') => {
    count.current += 1;
    const id = count.current;
    // Beside those before it: in their place it would take the words from readers that have not come to them yet.
    setSaid((before) => [...before, { id, message, priority }]);
    setTimeout(() => {
      setSaid((before) => before.filter((each) => each.id !== id));
    }, keptFor);
  }, []);

  // The data attribute tells react-aria to leave it audible while a dialog hides the rest of the page.
  // A key for each message, so that the same words said twice are heard twice.
  const words = (wanted: Priority): ReactNode =>
    said.filter(({ priority }) => priority === wanted).map(({ id, message }) => <div key={id}>{message}</div>);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={hidden} aria-live="polite" data-live-announcer="true">
        {words('polite')}
      </div>
      <div className={hidden} aria-live="assertive" data-live-announcer="true">
        {words('assertive')}
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
