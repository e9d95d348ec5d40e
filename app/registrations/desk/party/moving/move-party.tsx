import { Button } from '#design-system';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../../../platform/client/client.ts';
import { loadChunk } from '../../../../platform/chunks/load-chunk.ts';

// Few parties move.
const MoveDialog = lazy(async () => ({ default: (await loadChunk(() => import('./move-dialog.tsx'))).MoveDialog }));

interface MovePartyProps {
  registration: Schemas['Registration'];
  /** Whether it can move now. The dialog stays to show the result when that has changed. */
  isOpen: boolean;
  onClosed: () => void;
}

/** Moves a party to another event, after showing what that changes. */
export function MoveParty({ registration, isOpen, onClosed }: MovePartyProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {isOpen && (
        <Button
          tone="secondary"
          onPress={() => {
            setAsked(true);
          }}
        >
          <FormattedMessage id="party.move" />
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <MoveDialog
            registration={registration}
            onClosed={(isDone) => {
              setAsked(false);
              if (isDone) onClosed();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
