import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import { actionRow, body, marks, sign, title as titleStyle, tones, word } from './Alert.css.ts';

export type AlertProps = {
  /** The tone, shown by an icon and a word as well as a color. */
  tone: keyof typeof tones;
  /** The subject in a few words. */
  title?: string;
  children: ReactNode;
  /**
   * Announces the text once when it appears, without moving focus; assertively when critical. For an alert that appears after
   * an action, not for one that was on the page from the start. @default false
   */
  announce?: boolean;
  /** Buttons or links to act on the alert. */
  actions?: ReactNode;
  /** The id, as a target for links. */
  id?: string;
};

const signs = {
  info: { icon: 'info', word: 'toneInfo' },
  positive: { icon: 'check', word: 'tonePositive' },
  caution: { icon: 'caution', word: 'toneCaution' },
  critical: { icon: 'error', word: 'toneCritical' },
} as const;

/** A message in the page. It has no alert role: set `announce` if screen readers must announce it. */
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
