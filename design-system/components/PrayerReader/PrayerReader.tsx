import { useState } from 'react';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Language } from '../../i18n/useMessages.ts';
import { night } from '../../theme/themes.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { pages, print, reader, source as sourceStyle, stanza, switches, text as textStyle, toggle } from './PrayerReader.css.ts';

export type PrayerText = {
  language: Language;
  title: string;
  /** Stanzas, each of lines as they are prayed. */
  stanzas: readonly (readonly string[])[];
  /** Where it is from, such as book and verse. */
  source?: string;
};

export type PrayerReaderProps = {
  /** The same prayer in one language, or in two beside each other. */
  texts: readonly [PrayerText] | readonly [PrayerText, PrayerText];
  /** The level of its titles in the page's outline. @default 2 */
  level?: 1 | 2 | 3;
  /** Begins in large print. @default false */
  isLarge?: boolean;
};

/** A prayer set as verse, for reading aloud or alone: in large print, by night light, and on paper. */
export function PrayerReader({ texts, level = 2, isLarge = false }: PrayerReaderProps): ReactElement {
  const messages = useMessages();
  const [large, setLarge] = useState(isLarge);
  const [nightLight, setNightLight] = useState(false);
  return (
    <div className={nightLight ? `${reader} ${night}` : reader} data-night={nightLight || undefined}>
      <div className={switches}>
        <Toggle label={messages.largePrint} isOn={large} onChange={setLarge} />
        <Toggle label={messages.nightLight} isOn={nightLight} onChange={setNightLight} />
      </div>
      <div className={pages[texts.length === 2 ? 'both' : 'one']}>
        {texts.map((text) => (
          <article key={text.language} className={print[large ? 'large' : 'usual']} lang={text.language}>
            <Heading level={level}>{text.title}</Heading>
            <div className={textStyle}>
              {text.stanzas.map((lines, number) => (
                <p key={number} className={stanza}>
                  {lines.join('\n')}
                </p>
              ))}
            </div>
            {text.source !== undefined && <p className={sourceStyle}>{text.source}</p>}
          </article>
        ))}
      </div>
    </div>
  );
}

type ToggleProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Toggle({ label, isOn, onChange }: ToggleProps): ReactElement {
  return (
    <button
      type="button"
      className={toggle}
      aria-pressed={isOn}
      onClick={() => {
        onChange(!isOn);
      }}
    >
      {label}
    </button>
  );
}
