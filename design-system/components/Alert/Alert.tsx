import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { actionRow, body, marks, sign, title as titleStyle, tones, word } from './Alert.css.ts';

export type AlertProps = {
  /** What it means; said by a sign and a word as well as a color. */
  tone: keyof typeof tones;
  /** The matter in a few words. */
  title?: string;
  children: ReactNode;
  /**
   * Says its words aloud once when they appear, without moving focus; at once when critical. For what comes
   * up after something the reader did, not for what stood on the page from the start. @default false
   */
  announce?: boolean;
  /** Buttons or links to act on it. */
  actions?: ReactNode;
  /** To point at it from elsewhere. */
  id?: string;
};

const signs = {
  info: { icon: 'info', word: 'toneInfo' },
  positive: { icon: 'check', word: 'tonePositive' },
  caution: { icon: 'caution', word: 'toneCaution' },
  critical: { icon: 'error', word: 'toneCritical' },
} as const;

/** A notice in the page. It has no alert role: where it must be heard by itself, `announce` says it once. */
export function Alert({ tone, title, children, announce = false, actions, id }: AlertProps): ReactElement {
  const messages = useMessages();
  const say = useAnnounce();
  const words = useRef<HTMLDivElement>(null);
  const said = useRef('');

  useEffect(() => {
    const text = words.current?.innerText ?? '';
    if (!announce || text === said.current) return;
    said.current = text;
    say(text, tone === 'critical' ? 'assertive' : 'polite');
  });

  const mark = tone === 'neutral' ? undefined : { tone, icon: signs[tone].icon, word: messages[signs[tone].word] };
  const toneWord = mark && (
    <>
      <span className={`${word} ${marks[mark.tone]}`}>{mark.word}</span>{' '}
    </>
  );
  return (
    <div className={tones[tone]} id={id}>
      {mark && (
        <span className={`${sign} ${marks[mark.tone]}`}>
          <Icon name={mark.icon} />
        </span>
      )}
      <div className={body}>
        <div ref={words}>
          {title === undefined ? (
            toneWord
          ) : (
            <p className={titleStyle}>
              {toneWord}
              {title}
            </p>
          )}
          {children}
        </div>
        {actions !== undefined && <div className={actionRow}>{actions}</div>}
      </div>
    </div>
  );
}
