import { ConfirmDialog } from '#design-system';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, type Schemas } from '../client/client.ts';
import { failureText } from '../client/problem-text.ts';
import type { Action } from './use-action.ts';

interface ActionDialogProps {
  action: Action;
  title: string;
  confirmLabel: string;
  /** The title of the result after success. */
  doneTitle: string;
  doneText: ReactNode;
  failedTitle?: string;
  /** The label of the button that closes the result. @default 'Close' */
  closeLabel?: string;
  /** The request was accepted and will be carried out later, as the message says. @default false */
  isLate?: boolean;
  tone?: 'primary' | 'critical';
  /** Called when the dialog is closed after its outcome. */
  onClosed?: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Says who made the change and what it was, if that is known. */
function meanwhileText(intl: IntlShape, { name = '', change = '' }: Schemas['ProblemParams'] = {}): string {
  if (change === 'replied') return intl.formatMessage({ id: 'action.repliedMeanwhile' });
  if (name === '') return intl.formatMessage({ id: 'action.meanwhile' });
  return intl.formatMessage({ id: 'action.meanwhileBy' }, { name, change });
}

/** Asks for confirmation of a staff action, then shows the result in the same dialog. */
export function ActionDialog({
  action,
  title,
  confirmLabel,
  doneTitle,
  doneText,
  failedTitle,
  closeLabel: ownCloseLabel,
  isLate = false,
  tone = 'primary',
  onClosed,
  children,
}: ActionDialogProps) {
  const intl = useIntl();
  const { outcome } = action;
  const closeLabel = ownCloseLabel ?? intl.formatMessage({ id: 'action.close' });
  const outcomeOf = () => {
    if (!outcome) return undefined;
    if (outcome.kind === 'success')
      return { kind: isLate ? 'pending' : 'success', title: doneTitle, children: doneText, closeLabel } as const;
    const problem = outcome.error instanceof ApiProblem ? outcome.error.problem : undefined;
    const isMeanwhile = problem?.code === 'changed-meanwhile';
    return {
      kind: 'failure',
      title: isMeanwhile
        ? meanwhileText(intl, problem.params)
        : (failedTitle ?? intl.formatMessage({ id: 'action.failed' })),
      children: isMeanwhile ? intl.formatMessage({ id: 'action.meanwhileText' }) : failureText(intl, outcome.error),
      closeLabel,
    } as const;
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={intl.formatMessage({ id: 'action.back' })}
      tone={tone}
      isOpen={action.isAsked}
      isPending={action.isPending}
      pendingLabel={intl.formatMessage({ id: 'form.sending' })}
      outcome={action.isPending ? undefined : outcomeOf()}
      onCancel={() => {
        action.dismiss();
        if (outcome) onClosed?.();
      }}
      onConfirm={() => void action.perform()}
    >
      {children}
    </ConfirmDialog>
  );
}
