/** A combination of keys with Control, or Command on a Mac. */
export type MarkKeys = {
  /** A letter or digit, by its place on the keyboard: with Shift a digit is another sign on each layout. */
  code: `Key${string}` | `Digit${number}`;
  /** @default false */
  isShifted?: boolean;
};

/** What is written before and after something, and the keys that write it. */
export type Mark = {
  /** What it writes before what is selected, or at the cursor. */
  before: string;
  /** What it writes after that. */
  after?: string;
  /** It begins its own line; of several selected lines it begins each. @default false */
  startsLine?: boolean;
  /** Keys that write it while the focus is in the text. */
  keys?: MarkKeys;
};

/** A text with what is selected in it. */
type Marked = { text: string; start: number; end: number };

/** Writes a mark into a text, around what is selected from `start` to `end`. */
export function mark(
  text: string,
  start: number,
  end: number,
  { before, after = '', startsLine = false }: Mark,
): Marked {
  const lead = startsLine && start > 0 && text.charAt(start - 1) !== '\n' ? '\n' : '';
  const selected = text.slice(start, end);
  const inside = startsLine ? selected.replaceAll(/\n(?=[^\n])/g, `\n${before}`) : selected;
  const from = start + lead.length + before.length;
  return {
    text: text.slice(0, start) + lead + before + inside + after + text.slice(end),
    start: from,
    end: from + inside.length,
  };
}

/** Whether these keys are pressed, and no others. */
export function presses(
  event: { code: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean },
  { code, isShifted = false }: MarkKeys,
): boolean {
  // Control and Alt together are AltGr, with which people type signs.
  return event.code === code && event.ctrlKey !== event.metaKey && !event.altKey && event.shiftKey === isShifted;
}

/** The keys as their reader knows them. */
export function keysInWords(
  { code, isShifted = false }: MarkKeys,
  hasCommandKey: boolean,
  names: { control: string; command: string; shift: string },
): string {
  const key = code.replace(/^(?:Key|Digit)/, '');
  return [hasCommandKey ? names.command : names.control, ...(isShifted ? [names.shift] : []), key].join('+');
}
