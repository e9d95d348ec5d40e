import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import { Icon } from '../../private/Icon/Icon.tsx';
import type { IconName } from '../../private/Icon/Icon.tsx';
import { mark, states } from './SaveState.css.ts';

export type SaveStateProps = { state: 'idle' | 'saving' | 'saved' | 'failed'; text: string };

const icons: Record<SaveStateProps['state'], IconName> = {
  idle: 'info',
  saving: 'saved',
  saved: 'saved',
  failed: 'error',
};

/** Shows whether typed text is saved. A failure is also announced, because people may leave the page believing it was saved. */
export function SaveState({ state, text }: SaveStateProps): ReactElement {
  const announce = useAnnounce();
  useEffect(() => {
    if (state === 'failed') announce(text);
  }, [announce, state, text]);
  return (
    <span className={states[state]}>
      <span className={mark}>
        <Icon name={icons[state]} />
      </span>
      {text}
    </span>
  );
}
