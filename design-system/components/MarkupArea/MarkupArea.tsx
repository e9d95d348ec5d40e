import { useRef } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import type { TextAreaProps } from '../TextArea/TextArea.tsx';

type Insertion = {
  /** What it inserts, in words, such as 'Heading'. */
  label: string;
  /** What it writes before what is selected, or at the cursor. */
  before: string;
  /** What it writes after that. */
  after?: string;
  /** It begins its own line. @default false */
  startsLine?: boolean;
};

export type MarkupAreaProps = Omit<TextAreaProps, 'inputRef' | 'isDisabled'> & {
  /** Names the buttons together, such as 'Insert'. */
  insertionsLabel: string;
  insertions: readonly Insertion[];
};

/** Several lines of text with a few marks, each of which a button writes too. */
export function MarkupArea({ insertionsLabel, insertions, ...field }: MarkupAreaProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);

  const insert = ({ before, after = '', startsLine = false }: Insertion): void => {
    const element = area.current;
    if (element === null) return;
    const { value, selectionStart, selectionEnd } = element;
    const lead = startsLine && selectionStart > 0 && value.charAt(selectionStart - 1) !== '\n' ? '\n' : '';
    const selected = value.slice(selectionStart, selectionEnd);
    const start = selectionStart + lead.length + before.length;
    field.onChange(value.slice(0, selectionStart) + lead + before + selected + after + value.slice(selectionEnd));
    // The page writes the new value first; what was selected stays so.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start, start + selected.length);
    });
  };

  return (
    <Stack gap="xs">
      <TextArea {...field} inputRef={area} />
      <div role="group" aria-label={`${insertionsLabel}: ${field.label}`}>
        <Inline gap="xs">
          {insertions.map((insertion) => (
            <Button
              key={insertion.label}
              size="small"
              onPress={() => {
                insert(insertion);
              }}
            >
              {insertion.label}
            </Button>
          ))}
        </Inline>
      </div>
    </Stack>
  );
}
