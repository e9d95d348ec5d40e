/** A combination of keys with Control, or Command on a Mac. */
export type MarkKeys = {
  /** A letter or digit by its physical key, because Shift and a digit type a different character on each layout. */
  code: `Key${string}` | `Digit${number}`;
  /** @default false */
  isShifted?: boolean;
};

/** Text to insert before and after a selection, and the keys that insert it. */
export type Mark = {
  /** The text to insert before the selection, or at the cursor. */
  before: string;
  /** The text to insert after the selection. */
  after?: string;
  /** The mark starts a line; if several lines are selected, it starts each of them. @default false */
  startsLine?: boolean;
  /** The keys that insert it while the text has the focus. */
  keys?: MarkKeys;
};

/** A text with its selection. */
type Marked = { text: string; start: number; end: number };

/** Inserts a mark into a text, around the selection from `start` to `end`. */
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

/** Whether exactly these keys are pressed. */
export function presses(
  event: { code: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean },
  { code, isShifted = false }: MarkKeys,
): boolean {
  // Control and Alt together are AltGr, which types characters.
  return event.code === code && event.ctrlKey !== event.metaKey && !event.altKey && event.shiftKey === isShifted;
}

/** Returns the shortcut as shown to the user, such as 'Ctrl+K'. */
export function keysInWords(
  { code, isShifted = false }: MarkKeys,
  hasCommandKey: boolean,
  names: { control: string; command: string; shift: string },
): string {
  const key = code.replace(/^(?:Key|Digit)/, '');
  return [hasCommandKey ? names.command : names.control, ...(isShifted ? [names.shift] : []), key].join('+');
}
