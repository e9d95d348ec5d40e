import { Button, FloatingNotice } from '#design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keepFocus } from '../forms/keep-focus.ts';
import type { MessageId } from '../messages/messages.ts';
import { useWhileVisible } from '../shell/use-while-visible.ts';
import { listStart } from './list-screen.tsx';

/** How often an open list checks, in ms. */
const askEvery = 15_000;

interface NewRowsProps {
  /** When the newest row of the list arrived; null if there was none. */
  since: string | null;
  /** Asks how many rows arrived after a time. */
  countSince: (since: string) => Promise<{ count: number }>;
  /** The message with the number of new rows as `count`. */
  message: MessageId;
  /** Loads the list so that it shows them, whatever its filters and its page were. */
  onShow: () => void;
}

/** Offers to load rows that arrived since the list was loaded, so that no row moves while someone works. */
export function NewRows({ since, countSince, message, onShow }: NewRowsProps) {
  const [known, setKnown] = useState({ since, count: 0 });
  const count = known.since === since ? known.count : 0;
  const ask = async () => {
    try {
      const answer = await countSince(since ?? new Date(0).toISOString());
      setKnown({ since, count: answer.count });
    } catch {
      // Without an answer nothing is offered.
    }
  };
  useWhileVisible(() => void ask(), askEvery);

  if (count === 0) return null;
  return (
    <FloatingNotice
      action={
        <Button
          tone="quiet"
          onPress={() => {
            setKnown({ since, count: 0 });
            onShow();
            keepFocus(listStart);
          }}
        >
          <FormattedMessage id="formDesk.showNew" />
        </Button>
      }
    >
      <FormattedMessage id={message} values={{ count }} />
    </FloatingNotice>
  );
}
