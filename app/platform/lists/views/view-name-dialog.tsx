import { ConfirmDialog, Form, goToField, Stack, TextField } from '#design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiProblem } from '../../client/client.ts';
import { failureText } from '../../client/problem-text.ts';
import { brokenRules } from '../../forms/contract-rules.ts';
import { FormFailure } from '../../forms/form-summary.tsx';

interface ViewNameDialogProps {
  title: string;
  /** The current name of the view; empty for a new one. */
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

const fieldName = 'view-name';

/** Asks for the name of a view. */
export function ViewNameDialog({ title, name: before, onSave, onClose }: ViewNameDialogProps) {
  const intl = useIntl();
  const [name, setName] = useState(before);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const refuse = (words: string) => {
    setFault(words);
    goToField(fieldName);
  };
  const save = async () => {
    setFailure(undefined);
    setFault(undefined);
    const view = { list: 'registrations', name: name.trim(), query: '' } as const;
    if (Object.keys(brokenRules('SavedViewRequest', view)).length > 0) {
      refuse(intl.formatMessage({ id: 'views.name.wrong' }));
      return;
    }
    setPending(true);
    try {
      await onSave(view.name);
      onClose();
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'view-name-taken') refuse(failureText(intl, error));
      else setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={intl.formatMessage({ id: 'views.save' })}
      cancelLabel={intl.formatMessage({ id: 'action.back' })}
      pendingLabel={intl.formatMessage({ id: 'form.sending' })}
      isOpen
      isPending={isPending}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Form label={title} onSubmit={() => void save()} isBusy={isPending}>
        <Stack gap="m">
          <FormFailure failure={failure} />
          <TextField
            name={fieldName}
            label={intl.formatMessage({ id: 'views.name' })}
            hint={intl.formatMessage({ id: 'views.name.hint' })}
            value={name}
            onChange={setName}
            errorMessage={fault}
            autoComplete="off"
            isRequired
          />
        </Stack>
      </Form>
    </ConfirmDialog>
  );
}
