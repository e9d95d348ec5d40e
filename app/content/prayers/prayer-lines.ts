import type { PrayerText } from '#design-system';
import type { PrayerOfBook } from '../port/blocks.ts';

/** Begins a new stanza: a versicle, or a line that announces the next part. */
const beginsStanza = (line: string): boolean => line.startsWith('V. ') || line.endsWith(':');

const stations = 'stations-of-the-cross';
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV'];

/** A prayer for display: its lines in stanzas, the stations with their numbers. The words stay as they are. */
export function prayerText({ id, language, title, lines, source }: PrayerOfBook): PrayerText {
  // Numbered last: the fifth begins with 'V. ', like a versicle.
  const isNumbered = id === stations;
  const stanzas: string[][] = [];
  for (const [index, line] of lines.entries()) {
    const last = stanzas.at(-1);
    const shown = isNumbered ? `${numerals[index] ?? ''}. ${line}` : line;
    if (last && !beginsStanza(line)) last.push(shown);
    else stanzas.push([shown]);
  }
  return { language, title, stanzas, source };
}
