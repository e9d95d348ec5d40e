import type { PrayerText } from '#design-system';
import type { PrayerOfBook } from '../port/blocks.ts';

/** Whether a line begins a new stanza: a versicle, or a line that announces the next part. */
const beginsStanza = (line: string): boolean => line.startsWith('V. ') || line.endsWith(':');

const stations = 'stations-of-the-cross';
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV'];

/** Prepares a prayer for display: groups its lines into stanzas and numbers the stations. The words stay as they are. */
export function prayerText({ id, language, title, lines, source }: PrayerOfBook): PrayerText {
  // Stanzas are split by the original line: the numeral of the fifth station is 'V. ', like a versicle.
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
