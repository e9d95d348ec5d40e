import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { notice, place } from './FloatingNotice.css.ts';

export type FloatingNoticeProps = {
  /** One short sentence; announced politely when it appears and when it changes. */
  children: ReactNode;
  /** The Button that acts on it. */
  action: ReactNode;
};

/**
 * News about the list below, with an action, over the end of that list: nothing that someone reads or is about to press moves.
 * Place it before the list, in the same Stack.
 */
export function FloatingNotice({ children, action }: FloatingNoticeProps): ReactElement {
  const say = useAnnounce();
  const words = useRef<HTMLParagraphElement>(null);
  const said = useRef('');

  useEffect(() => {
    const text = words.current?.innerText ?? '';
    if (text === said.current) return;
    said.current = text;
    say(text);
  });

  return (
    <div className={place}>
      <div className={notice}>
        <p ref={words}>{children}</p>
        {action}
      </div>
    </div>
  );
}
