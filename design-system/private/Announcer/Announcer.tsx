import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { untilPageIsHeard } from '../OpenDialogs/openDialogs.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

type Priority = 'polite' | 'assertive';
/** Answers how to take a message back that has not been said yet. */
type Announce = (message: string, priority?: Priority) => () => void;
type Said = { id: number; message: string; priority: Priority };

const AnnounceContext = createContext<Announce | undefined>(undefined);
const SaidContext = createContext<readonly Said[]>([]);

/**
 * In milliseconds. Screen readers pick up new text, some with a delay; nobody should find old messages at the end of the page.
 */
const keptFor = 7000;

/** The page's only announcer; everything that must be heard without moving focus goes through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }): ReactElement {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const count = useRef(0);
  const announce = useCallback<Announce>((message, priority = 'polite') => {
    count.current += 1;
    const id = count.current;
    const say = (): void => {
      // Added after earlier ones: replacing those would remove them before slow screen readers have read them.
      setSaid((before) => [...before, { id, message, priority }]);
      setTimeout(() => {
        setSaid((before) => before.filter((each) => each.id !== id));
      }, keptFor);
    };
    const wait = untilPageIsHeard();
    const timer = wait === 0 ? undefined : setTimeout(say, wait);
    if (timer === undefined) say();
    return () => {
      clearTimeout(timer);
    };
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

/** The current announcements. A modal dialog has its own copy: while it is open nothing behind it is read. */
export function LiveRegions(): ReactElement {
  const said = use(SaidContext);
  // Earlier announcements are not repeated here; they would only be found while browsing.
  const [before] = useState(said);
  // A key for each message, so that the same text announced twice is read twice.
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
