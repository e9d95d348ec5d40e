import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { outcome as outcomeStyle } from './ConfirmDialog.css.ts';

export type ConfirmOutcome = {
  /** `pending`: accepted, and completed later without further action. */
  kind: 'success' | 'pending' | 'failure';
  title: string;
  children: ReactNode;
  /** The label of the button that closes the dialog. */
  closeLabel: string;
};

export type ConfirmDialogProps = {
  /** The question, such as 'Cancel this registration?'. */
  title: string;
  /** An explanation of what will happen. */
  children: ReactNode;
  /** The confirm label names the action, such as 'Cancel the registration'; never just 'Yes'. */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Called for the cancel button, for Escape, and when the outcome is closed. */
  onCancel: () => void;
  isOpen: boolean;
  /** The action is in progress: both buttons and Escape are disabled. @default false */
  isPending?: boolean;
  /** The label of the confirm button while the action is in progress. */
  pendingLabel?: string;
  /** `critical` for irreversible actions. @default 'primary' */
  tone?: 'primary' | 'critical';
  /** The outcome, which replaces the question. */
  outcome?: ConfirmOutcome;
};

/**
 * Asks before an important action, and shows the outcome in the same place. If a field in the question has an error after
 * confirming, it takes the focus, so that the error is read.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isOpen,
  isPending = false,
  pendingLabel,
  tone = 'primary',
  outcome,
}: ConfirmDialogProps): ReactElement {
  const confirm = useRef<HTMLButtonElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    confirm.current?.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  if (outcome !== undefined) {
    return (
      <Dialog
        role="alertdialog"
        title={outcome.title}
        isOpen={isOpen}
        onClose={onCancel}
        actions={
          <Button tone="primary" onPress={onCancel}>
            {outcome.closeLabel}
          </Button>
        }
      >
        <Outcome {...outcome} />
      </Dialog>
    );
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      isPending={isPending}
      actions={
        <>
          <Button
            ref={confirm}
            tone={tone}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={() => {
              onConfirm();
              setTries(tries + 1);
            }}
          >
            {confirmLabel}
          </Button>
          <Button isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

const outcomeTones = { success: 'positive', pending: 'info', failure: 'critical' } as const;

/** The button that had focus has disappeared; focus goes to the outcome, which is then read. */
function Outcome({ kind, title, children }: ConfirmOutcome): ReactElement {
  const wordsId = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div
      ref={element}
      className={outcomeStyle}
      role="group"
      tabIndex={-1}
      aria-label={title}
      aria-describedby={wordsId}
    >
      <Alert id={wordsId} tone={outcomeTones[kind]}>
        {children}
      </Alert>
    </div>
  );
}
