import { useIntl } from 'react-intl';
import { ActionDialog } from '../platform/actions/action-dialog.tsx';
import type { Action } from '../platform/actions/use-action.ts';
import { createApi, dataOf } from '../platform/client/client.ts';

/** Deletes a draft. */
export function discardDraft(mailingId: string) {
  return dataOf(createApi().DELETE('/mailings/{mailingId}', { params: { path: { mailingId } } }));
}

interface DiscardDialogProps {
  action: Action;
  /** The draft's subject in words; empty if it has none. */
  name: string;
  /** Called when the dialog is closed after its outcome. */
  onClosed?: () => void;
}

/** Asks for confirmation before a draft is deleted. */
export function DiscardDialog({ action, name, onClosed }: DiscardDialogProps) {
  const intl = useIntl();
  const values = { name, named: name === '' ? 'none' : 'some' };
  return (
    <ActionDialog
      action={action}
      tone="critical"
      title={intl.formatMessage({ id: 'mailing.discard.ask' })}
      confirmLabel={intl.formatMessage({ id: 'mailing.discard' })}
      doneTitle={intl.formatMessage({ id: 'mailing.discard.done' })}
      doneText={intl.formatMessage({ id: 'mailing.discard.doneText' }, values)}
      {...(onClosed && { onClosed })}
    >
      {intl.formatMessage({ id: 'mailing.discard.askText' }, values)}
    </ActionDialog>
  );
}
