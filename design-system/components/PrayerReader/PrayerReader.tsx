import { useContext, useState } from 'react';
import type { ReactElement } from 'react';
import type { Language } from '../../i18n/useMessages.ts';
import { night } from '../../theme/themes.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { pages, print, reader, source as sourceStyle, stanza, text as textStyle } from './PrayerReader.css.ts';
import { ReadingContext } from './reading.ts';
import { ReadingSwitches } from './ReadingSwitches.tsx';

export type PrayerText = {
  language: Language;
  title: string;
  /** Stanzas, each an array of lines as they are prayed. */
  stanzas: readonly (readonly string[])[];
  /** The source, such as book and verse. */
  source?: string;
};

export type PrayerReaderProps = {
  /** The prayer in one language, or in two side by side. In a PrayerBook a switch shows the second one. */
  texts: readonly [PrayerText] | readonly [PrayerText, PrayerText];
  /** The heading level of the titles. @default 2 */
  level?: 1 | 2 | 3;
  /** Starts in large print. @default false */
  isLarge?: boolean;
  /** Shows switches for large print and night light. Not for a short prayer in a text; a PrayerBook has its own. @default true */
  hasSwitches?: boolean;
  /** An id, as a target for links. */
  id?: string;
};

/** A prayer set as verse, for reading aloud or alone: in large print, with night light, and on paper. */
export function PrayerReader({
  texts,
  level = 2,
  isLarge = false,
  hasSwitches = true,
  id,
}: PrayerReaderProps): ReactElement {
  const book = useContext(ReadingContext);
  const [own, setOwn] = useState({ large: isLarge, night: false, both: true });
  const reading = book ?? own;
  const shown = reading.both ? texts : texts.slice(0, 1);
  const isNight = book === undefined && own.night;
  return (
    <div className={isNight ? `${reader} ${night}` : reader} data-night={isNight || undefined} id={id}>
      {hasSwitches && book === undefined && <ReadingSwitches reading={own} onChange={setOwn} />}
      <div className={pages[shown.length === 2 ? 'both' : 'one']}>
        {shown.map((text) => (
          <article key={text.language} className={print[reading.large ? 'large' : 'usual']} lang={text.language}>
            <Heading level={level}>{text.title}</Heading>
            <div className={textStyle}>
              {text.stanzas.map((lines, number) => (
                <p key={number} className={stanza[lines.length === 1 ? 'prose' : 'verse']}>
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
