import { useIntl } from 'react-intl';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { nameOf } from './held-forms-query.ts';
import type { Decision } from './use-decision.ts';

/** Asks for confirmation before held forms are released or deleted, and shows the result. */
export function DecisionDialog({ decision, onClosed }: { decision: Decision; onClosed?: () => void }) {
  const intl = useIntl();
  const { kind, forms, action } = decision;
  const [first] = forms;
  const values = { count: forms.length, name: first ? nameOf(first) : '' };
  return (
    <ActionDialog
      action={action}
      {...(kind === 'delete' && { tone: 'critical' })}
      title={intl.formatMessage({ id: `heldForms.${kind}.ask` }, values)}
      confirmLabel={intl.formatMessage({ id: `heldForms.${kind}` })}
      doneTitle={intl.formatMessage({ id: `heldForms.${kind}.done` }, values)}
      doneText={intl.formatMessage({ id: `heldForms.${kind}.doneText` }, values)}
      {...(onClosed && { onClosed })}
    >
      {intl.formatMessage({ id: `heldForms.${kind}.text` }, values)}
    </ActionDialog>
  );
}
