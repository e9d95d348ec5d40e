import { Alert, Button, Form, Heading, LinkButton, PageSection, Stack, Text } from '#design-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { brokenRules, rulesResolver } from '../../platform/forms/contract-rules.ts';
import { formMode } from '../../platform/forms/form-mode.ts';
import { placeServerErrors } from '../../platform/forms/server-errors.ts';
import { FormErrors, FormTextField } from '../../platform/forms/form-fields.tsx';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import type { Head } from '../../platform/shell/screen.ts';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'firstAdministrator.title' }),
    description: '',
    isPrivate: true,
  };
}

const fields = ['firstName', 'lastName', 'email', 'password'] as const;

/** Makes the first administrator, with the one-time link that the first start prints; its key is the address's fragment. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { hash } = useLocation();
  const [failure, setFailure] = useState<unknown>();
  const [isMade, setMade] = useState(false);
  const { control, handleSubmit, formState, setError } = useForm({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    resolver: rulesResolver((values) => {
      // The token is no field: without it, or with a wrong one, the server says that the link is not right.
      const { token: _token, ...broken } = brokenRules('FirstAdministratorRequest', {
        ...values,
        token: hash.slice(1),
        language,
      });
      return broken;
    }),
    ...formMode,
  });

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await dataOf(
        createApi().POST('/users/first-administrator', { body: { ...values, token: hash.slice(1), language } }),
      );
      setMade(true);
    } catch (error) {
      if (!placeServerErrors(error, fields, setError)) setFailure(error);
    }
  });

  if (isMade) {
    return (
      <PageSection width="form">
        <Stack gap="l">
          <Heading level={1}>
            <FormattedMessage id="firstAdministrator.made" />
          </Heading>
          <Text>
            <FormattedMessage id="firstAdministrator.madeText" />
          </Text>
          <LinkButton href="/login" tone="primary">
            <FormattedMessage id="login.submit" />
          </LinkButton>
        </Stack>
      </PageSection>
    );
  }

  const title = (
    <Heading level={1}>
      <FormattedMessage id="firstAdministrator.title" />
    </Heading>
  );
  return (
    <PageSection width="form">
      <NeedsScripts title={title} instead={<FormattedMessage id="noScript.text" />}>
        <Form onSubmit={() => void submit()}>
          <Stack gap="l">
            <FormErrors control={control} fields={fields} />
            {title}
            <Text>
              <FormattedMessage id="firstAdministrator.text" />
            </Text>
            {failure !== undefined && (
              <Alert tone="critical" announce>
                {failureText(intl, failure)}
              </Alert>
            )}
            <FormTextField
              control={control}
              name="firstName"
              label={intl.formatMessage({ id: 'field.firstName' })}
              autoComplete="given-name"
              isRequired
            />
            <FormTextField
              control={control}
              name="lastName"
              label={intl.formatMessage({ id: 'field.lastName' })}
              autoComplete="family-name"
              isRequired
            />
            <FormTextField
              control={control}
              name="email"
              type="email"
              label={intl.formatMessage({ id: 'field.email' })}
              autoComplete="username"
              spellCheck={false}
              isRequired
            />
            <FormPasswordField
              control={control}
              name="password"
              label={intl.formatMessage({ id: 'field.password' })}
              hint={intl.formatMessage({ id: 'field.password.hint' })}
              autoComplete="new-password"
              isRequired
            />
            <Button
              type="submit"
              tone="primary"
              isPending={formState.isSubmitting}
              pendingLabel={intl.formatMessage({ id: 'form.sending' })}
            >
              <FormattedMessage id="firstAdministrator.submit" />
            </Button>
          </Stack>
        </Form>
      </NeedsScripts>
    </PageSection>
  );
}
