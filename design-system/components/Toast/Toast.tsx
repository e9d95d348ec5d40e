import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../private/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { lifetime } from './lifetime.ts';
import type { ToastMessage } from './lifetime.ts';
import { pausableTimer } from './pausableTimer.ts';
import { buttons, signs, toast, words } from './Toast.css.ts';
import { useAttention } from './useAttention.ts';

export type ToastProps = {
  message: ToastMessage;
  /** Called when the timer ends, when the toast is dismissed and after its action. */
  onDismiss: () => void;
};

const marks = { positive: { icon: 'check', word: 'tonePositive' }, info: { icon: 'info', word: 'toneInfo' } } as const;

/** A brief notification at the edge of the page. Pages show it with `useToast`; its timer pauses on hover and focus. */
export function Toast({ message, onDismiss }: ToastProps): ReactElement {
  const messages = useMessages();
  const mark = marks[message.tone];
  // The text describes the first button, for people who reach the buttons later with Tab.
  const wordsId = useId();
  const [isAttended, watch] = useAttention();
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  const milliseconds = lifetime(message);
  useEffect(() => {
    if (isAttended || milliseconds === undefined) return;
    const timer = pausableTimer(() => {
      dismiss.current();
    }, milliseconds);
    timer.resume();
    return timer.pause;
  }, [isAttended, milliseconds]);

  const { action } = message;
  return (
    <li ref={watch} className={toast} data-paused={isAttended || undefined}>
      <p id={wordsId} className={words}>
        <span className={signs[message.tone]}>
          <Icon name={mark.icon} /> {messages[mark.word]}
        </span>{' '}
        {message.text}
      </p>
      <div className={buttons}>
        {action !== undefined && (
          <Button
            size="small"
            descriptionId={wordsId}
            onPress={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          descriptionId={action === undefined ? wordsId : undefined}
          onPress={onDismiss}
        >
          {messages.dismiss}
        </Button>
      </div>
    </li>
  );
}
