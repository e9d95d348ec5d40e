import { useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import type { TextAreaProps } from '../TextArea/TextArea.tsx';
import { keysInWords, mark, presses } from './marks.ts';
import type { Mark } from './marks.ts';

type Insertion = Mark & {
  /** A name for the inserted mark, such as 'Heading'. */
  label: string;
};

export type MarkupAreaProps = Omit<TextAreaProps, 'inputRef' | 'isDisabled'> & {
  /** The name of the button group, such as 'Insert'. */
  insertionsLabel: string;
  insertions: readonly Insertion[];
};

const never = (): (() => void) => () => undefined;
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** A multi-line text with simple markup. Buttons insert the marks, and some marks have keyboard shortcuts. */
export function MarkupArea({ insertionsLabel, insertions, hint, ...field }: MarkupAreaProps): ReactElement {
  const messages = useFurtherMessages();
  const announce = useAnnounce();
  const area = useRef<HTMLTextAreaElement>(null);
  // The server does not know the user's keyboard.
  const hasCommandKey = useSyncExternalStore(never, isApple, () => false);
  const listed = insertions.flatMap(({ label, keys }) =>
    keys === undefined ? [] : [`${label}: ${keysInWords(keys, hasCommandKey, messages.keys)}`],
  );

  const hints = [hint, listed.length > 0 ? messages.shortcuts(listed.join(', ')) : undefined].filter(Boolean).join(' ');

  const insert = (insertion: Insertion): void => {
    const element = area.current;
    if (element === null) return;
    const { text, start, end } = mark(element.value, element.selectionStart, element.selectionEnd, insertion);
    field.onChange(text);
    // Screen readers do not announce text that a page inserts.
    announce(messages.inserted(insertion.label));
    // The page renders the new value first; then the selection is restored.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start, end);
    });
  };
  const insertByKeys = (event: KeyboardEvent): void => {
    const insertion = insertions.find(({ keys }) => keys !== undefined && presses(event, keys));
    if (insertion === undefined) return;
    event.preventDefault();
    insert(insertion);
  };

  return (
    <Stack gap="xs">
      {/* Handles only the listed shortcuts: Tab leaves the text as usual. */}
      <div role="presentation" onKeyDown={insertByKeys}>
        <TextArea {...field} {...(hints !== '' && { hint: hints })} inputRef={area} />
      </div>
      <div role="group" aria-label={`${insertionsLabel}: ${field.label}`}>
        <Inline gap="xs" wrap>
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
