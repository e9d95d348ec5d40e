import { Alert, Button, ConfirmDialog, Form, Inline, Stack, Text } from '#design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';
import { useSession } from '../../session/session-context.tsx';
import { InfoSection } from './info-section.tsx';

/** Closing the account: asked once more, with the password. */
export function ClosingSection() {
  const intl = useIntl();
  const { end } = useSession();
  const [isAsking, setAsking] = useState(false);
  const request = useFormRequest({
    defaultValues: { password: '' },
    fields: ['password'],
    check: (values) => brokenRules('AccountClosure', values),
    send: async (body) => {
      await dataOf(createApi().POST('/account/closure', { body }));
    },
  });

  const { setFocus, formState } = request.form;
  const { errors, submitCount } = formState;
  const isRefused = errors.password !== undefined;

  // One field needs no summary: the focus goes to it, and its error is read with it.
  useEffect(() => {
    if (isRefused) setFocus('password');
  }, [isRefused, submitCount, setFocus]);

  const close = () => {
    setAsking(false);
    request.form.reset();
    if (request.isSent) void end();
  };

  return (
    <InfoSection
      id="closing"
      title={intl.formatMessage({ id: 'myInfo.closing.title' })}
      text={intl.formatMessage({ id: 'myInfo.closing.text' })}
    >
      <Inline gap="s">
        <Button
          tone="critical"
          onPress={() => {
            setAsking(true);
          }}
        >
          <FormattedMessage id="myInfo.closing.open" />
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        tone="critical"
        title={intl.formatMessage({ id: 'myInfo.closing.question' })}
        confirmLabel={intl.formatMessage({ id: 'myInfo.closing.confirm' })}
        cancelLabel={intl.formatMessage({ id: 'myInfo.closing.cancel' })}
        isPending={request.isPending}
        pendingLabel={intl.formatMessage({ id: 'form.sending' })}
        onConfirm={request.submit}
        onCancel={close}
        outcome={
          request.isSent
            ? {
                kind: 'success',
                title: intl.formatMessage({ id: 'myInfo.closing.doneTitle' }),
                children: intl.formatMessage({ id: 'myInfo.closing.doneText' }),
                closeLabel: intl.formatMessage({ id: 'guard.refused.home' }),
              }
            : undefined
        }
      >
        <Form
          label={intl.formatMessage({ id: 'myInfo.closing.title' })}
          onSubmit={request.submit}
          isBusy={request.isPending}
        >
          <Stack gap="l">
            <Text>
              <FormattedMessage id="myInfo.closing.consequences" />
            </Text>
            {request.failure !== undefined && (
              <Alert tone="critical" announce>
                {failureText(intl, request.failure)}
              </Alert>
            )}
            <FormPasswordField
              control={request.control}
              scope="closing"
              name="password"
              label={intl.formatMessage({ id: 'field.currentPassword' })}
              autoComplete="current-password"
              isRequired
            />
          </Stack>
        </Form>
      </ConfirmDialog>
    </InfoSection>
  );
}
