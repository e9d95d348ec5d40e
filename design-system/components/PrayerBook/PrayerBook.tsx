import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { night } from '../../theme/themes.css.ts';
import { reader } from '../PrayerReader/PrayerReader.css.ts';
import { ReadingContext } from '../PrayerReader/reading.ts';
import { ReadingSwitches } from '../PrayerReader/ReadingSwitches.tsx';
import { prayers } from './PrayerBook.css.ts';

export type PrayerBookProps = {
  /** Headings and prayers, in order. */
  children: ReactNode;
  /** Whether the prayers are available in two languages. @default false */
  hasBoth?: boolean;
};

/** Many prayers or passages with one set of switches for all of them: large print, night light, both languages, print. */
export function PrayerBook({ children, hasBoth = false }: PrayerBookProps): ReactElement {
  const [reading, setReading] = useState({ large: false, night: false, both: false });
  return (
    <div className={reading.night ? `${reader} ${night}` : reader} data-night={reading.night || undefined}>
      <ReadingSwitches
        reading={reading}
        onChange={setReading}
        hasBoth={hasBoth}
        onPrint={() => {
          window.print();
        }}
      />
      <ReadingContext value={reading}>
        <div className={prayers}>{children}</div>
      </ReadingContext>
    </div>
  );
}
