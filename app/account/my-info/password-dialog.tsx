import { ConfirmDialog, Form, Stack, Text } from '#design-system';
import { useEffect, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { FormFailure } from '../../platform/forms/form-summary.tsx';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';

type ConfirmDialogProps = ComponentProps<typeof ConfirmDialog>;

interface PasswordDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'tone' | 'confirmLabel' | 'cancelLabel' | 'pendingLabel'
> {
  /** Distinguishes the form and its fields from those of the page. */
  scope: string;
  formLabel: string;
  /** Why the password is needed. */
  text: string;
  send: (password: string) => Promise<void>;
  /** Shown after the request; without it the dialog closes. */
  outcome?: ConfirmDialogProps['outcome'];
  onClose: (isSent: boolean) => void;
}

/** Asks for the account's password before something irreversible. */
export function PasswordDialog({ scope, formLabel, text, send, outcome, onClose, ...dialog }: PasswordDialogProps) {
  const intl = useIntl();
  const request = useFormRequest({
    defaultValues: { password: '' },
    fields: ['password'],
    // Every request that takes a password has the same rule for it.
    check: (values) => brokenRules('AccountClosure', values),
    send: async ({ password }) => {
      await send(password);
      if (outcome === undefined) onClose(true);
    },
  });
  const { setFocus, formState } = request.form;
  const { errors, submitCount } = formState;
  const isRefused = errors.password !== undefined;

  // One field needs no error summary: the focus moves to it, and its error is announced with it.
  useEffect(() => {
    if (isRefused) setFocus('password');
  }, [isRefused, submitCount, setFocus]);

  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isPending={request.isPending}
      onConfirm={request.submit}
      onCancel={() => {
        onClose(request.isSent);
      }}
      outcome={request.isSent ? outcome : undefined}
    >
      <Form label={formLabel} onSubmit={request.submit} isBusy={request.isPending}>
        <Stack gap="l">
          <Text>{text}</Text>
          <FormFailure failure={request.failure} />
          <FormPasswordField
            control={request.control}
            scope={scope}
            name="password"
            label={intl.formatMessage({ id: 'field.currentPassword' })}
            autoComplete="current-password"
            isRequired
          />
        </Stack>
      </Form>
    </ConfirmDialog>
  );
}
