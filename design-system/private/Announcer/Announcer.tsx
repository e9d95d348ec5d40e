import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { untilPageIsHeard } from '../OpenDialogs/openDialogs.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

type Priority = 'polite' | 'assertive';
/**
 * Announces a message, and returns a function that cancels it if it has not been announced yet. `lang` is the language of the
 * message, if it differs from the page's.
 */
type Announce = (message: string, priority?: Priority, lang?: string) => () => void;
type Said = { id: number; message: string; priority: Priority; lang: string | undefined };

const AnnounceContext = createContext<Announce | undefined>(undefined);
const SaidContext = createContext<readonly Said[]>([]);

/**
 * In milliseconds. Long enough for slow screen readers to pick up new text, and short enough that users do not find old messages
 * at the end of the page.
 */
const keptFor = 7000;

/** The page's only announcer; everything that must be announced without moving focus goes through it. */
export function AnnouncerProvider({ children }: { children: ReactNode }): ReactElement {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const count = useRef(0);
  const announce = useCallback<Announce>((message, priority = 'polite', lang) => {
    count.current += 1;
    const id = count.current;
    const say = (): void => {
      // Appended, because replacing earlier messages would remove them before slow screen readers have read them.
      setSaid((before) => [...before, { id, message, priority, lang }]);
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

/** The live regions with the current announcements. A modal dialog has its own copy, because nothing behind it is read. */
export function LiveRegions(): ReactElement {
  const said = use(SaidContext);
  // Announcements from before mounting are left out: they would not be read, only found while browsing.
  const [before] = useState(said);
  // Each message has its own key, so that a text announced twice is read twice.
  const words = (wanted: Priority): ReactNode =>
    said
      .filter((each) => each.priority === wanted && !before.includes(each))
      .map(({ id, message, lang }) => (
        <div key={id} lang={lang}>
          {message}
        </div>
      ));
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

/** Returns a function that announces a message without moving focus: politely after the current speech, or assertively at once. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (announce === undefined) throw new Error('DesignSystemProvider is missing above this component');
  return announce;
}
