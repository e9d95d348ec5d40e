import { Alert, ConfirmDialog, Form, Stack, Text } from '#design-system';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '../../platform/client/problem-text.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';

interface EndSessionsDialogProps {
  /** Ends the session or sessions that are meant. */
  end: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before a session on another device ends. */
export function EndSessionsDialog({ end, onClose }: EndSessionsDialogProps) {
  const intl = useIntl();
  const request = useFormRequest({
    defaultValues: { password: '' },
    fields: ['password'],
    // Both ask for the same one password.
    check: (values) => brokenRules('AccountClosure', values),
    send: async ({ password }) => {
      await end(password);
      onClose();
    },
  });
  const { setFocus, formState } = request.form;
  const { errors, submitCount } = formState;
  const isRefused = errors.password !== undefined;

  // One field needs no summary: the focus goes to it, and its error is read with it.
  useEffect(() => {
    if (isRefused) setFocus('password');
  }, [isRefused, submitCount, setFocus]);

  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage({ id: 'myInfo.sessions.question' })}
      confirmLabel={intl.formatMessage({ id: 'myInfo.sessions.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'myInfo.sessions.cancel' })}
      isPending={request.isPending}
      pendingLabel={intl.formatMessage({ id: 'logout.pending' })}
      onConfirm={request.submit}
      onCancel={onClose}
    >
      <Form
        label={intl.formatMessage({ id: 'myInfo.sessions.title' })}
        onSubmit={request.submit}
        isBusy={request.isPending}
      >
        <Stack gap="l">
          <Text>
            <FormattedMessage id="myInfo.sessions.whyPassword" />
          </Text>
          {request.failure !== undefined && (
            <Alert tone="critical" announce>
              {failureText(intl, request.failure)}
            </Alert>
          )}
          <FormPasswordField
            control={request.control}
            scope="sessions"
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
