import { ConfirmDialog } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Action } from '../../platform/actions/use-action.ts';
import { failureText } from '../../platform/client/problem-text.ts';

/** Asks for confirmation before a bulk email is canceled, says how many have not received it yet, and shows the result. */
export function CancelDialog({ action, left }: { action: Action; left: number }) {
  const intl = useIntl();
  const { outcome, isPending } = action;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'mailing.cancel.ask' })}
      confirmLabel={intl.formatMessage({ id: 'mailing.cancel' })}
      cancelLabel={intl.formatMessage({ id: 'mailing.back' })}
      tone="critical"
      isOpen={action.isAsked}
      isPending={isPending}
      onCancel={action.dismiss}
      onConfirm={() => void action.perform()}
      {...(outcome &&
        !isPending && {
          outcome: {
            kind: outcome.kind,
            title: intl.formatMessage({ id: outcome.kind === 'success' ? 'mailing.cancel.done' : 'problem.internal' }),
            children:
              outcome.kind === 'success'
                ? intl.formatMessage({ id: 'mailing.cancel.doneText' })
                : failureText(intl, outcome.error),
            closeLabel: intl.formatMessage({ id: 'mailing.close' }),
          },
        })}
    >
      <FormattedMessage id="mailing.cancel.text" values={{ left }} />
    </ConfirmDialog>
  );
}
