import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { untilPageIsHeard } from '../OpenDialogs/openDialogs.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

type Priority = 'polite' | 'assertive';
type Announce = (message: string, priority?: Priority) => void;
type Said = { id: number; message: string; priority: Priority };

const AnnounceContext = createContext<Announce | undefined>(undefined);
const SaidContext = createContext<readonly Said[]>([]);

/** In milliseconds. Readers take up words that come, some only a moment later; nobody should find old ones at the end of the page. */
const keptFor = 7000;

/** The one announcer of a page; everything that must be heard without moving focus is said through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }): ReactElement {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const count = useRef(0);
  const announce = useCallback<Announce>((message, priority = 'polite') => {
    count.current += 1;
    const id = count.current;
    const say = (): void => {
      // Beside those before it: in their place it would take the words from readers that have not come to them yet.
      setSaid((before) => [...before, { id, message, priority }]);
      setTimeout(() => {
        setSaid((before) => before.filter((each) => each.id !== id));
      }, keptFor);
    };
    const wait = untilPageIsHeard();
    if (wait === 0) say();
    else setTimeout(say, wait);
  }, []);

  return (
    <AnnounceContext value={announce}>
      <SaidContext value={said}>
        {children}
        <LiveRegions />
      </SaidContext>
    </AnnounceContext>
  );
}

/** The words that are being said. A modal dialog has these a second time: while it is open nothing behind it is heard. */
export function LiveRegions(): ReactElement {
  const said = use(SaidContext);
  // What was said before these were there is not heard from them; it would only be come across.
  const [before] = useState(said);
  // A key for each message, so that the same words said twice are heard twice.
  const words = (wanted: Priority): ReactNode =>
    said
      .filter((each) => each.priority === wanted && !before.includes(each))
      .map(({ id, message }) => <div key={id}>{message}</div>);
  return (
    <>
      <div className={hidden} aria-live="polite">
        {words('polite')}
      </div>
      <div className={hidden} aria-live="assertive">
        {words('assertive')}
      </div>
    </>
  );
}

/** Says a message to screen readers without moving focus: politely after what is being read, or at once when assertive. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === undefined) throw new Error('DesignSystemProvider is missing above this component');
  return announce;
}
