import { Button, ConfirmDialog, Inline } from '#design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DraftHandle } from './use-draft.ts';

interface ClearDraftProps {
  saveState: DraftHandle<unknown>['saveState'];
  /** Deletes what was typed. */
  onClear: () => void;
  /** Whether the draft has been saved. */
  children: ReactNode;
}

/** A button that deletes a draft after confirmation, next to the save status. */
export function ClearDraft({ saveState, onClear, children }: ClearDraftProps) {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  return (
    <Inline gap="m" wrap align="center">
      {children}
      {saveState !== 'idle' && (
        <Button
          tone="quiet"
          onPress={() => {
            setAsked(true);
          }}
        >
          {intl.formatMessage({ id: 'registration.draft.clear' })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        tone="critical"
        title={intl.formatMessage({ id: 'registration.draft.clearTitle' })}
        confirmLabel={intl.formatMessage({ id: 'registration.draft.clearConfirm' })}
        cancelLabel={intl.formatMessage({ id: 'registration.draft.clearCancel' })}
        onCancel={() => {
          setAsked(false);
        }}
        onConfirm={() => {
          onClear();
          setAsked(false);
        }}
      >
        {intl.formatMessage({ id: 'registration.draft.clearText' })}
      </ConfirmDialog>
    </Inline>
  );
}
