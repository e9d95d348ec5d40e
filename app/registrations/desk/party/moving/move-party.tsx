import { Button } from '#design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../../../platform/client/client.ts';
import { MoveDialog } from './move-dialog.tsx';

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
        <MoveDialog
          registration={registration}
          onClosed={(isDone) => {
            setAsked(false);
            if (isDone) onClosed();
          }}
        />
      )}
    </>
  );
}
