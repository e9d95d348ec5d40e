import { useIntl } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { RequestForm } from '../../platform/forms/request-form.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';
import { InfoSection } from '../../platform/my-info/info-section.tsx';

/** Changes the password and signs the user out everywhere else. */
export function PasswordSection() {
  const intl = useIntl();
  const request = useFormRequest({
    defaultValues: { currentPassword: '', newPassword: '' },
    fields: ['currentPassword', 'newPassword'],
    check: (values) => brokenRules('PasswordChange', values),
    send: async (body) => {
      await dataOf(createApi().POST('/account/password', { body }));
      request.form.reset();
    },
  });

  return (
    <InfoSection
      id="password"
      title={intl.formatMessage({ id: 'myInfo.password.title' })}
      text={intl.formatMessage({ id: 'myInfo.password.text' })}
    >
      <RequestForm
        request={request}
        label={intl.formatMessage({ id: 'myInfo.password.title' })}
        scope="change-password"
        submitLabel={intl.formatMessage({ id: 'myInfo.password.submit' })}
        doneText={intl.formatMessage({ id: 'myInfo.password.done' })}
      >
        <FormPasswordField
          control={request.control}
          scope="change-password"
          name="currentPassword"
          label={intl.formatMessage({ id: 'field.currentPassword' })}
          autoComplete="current-password"
          isRequired
        />
        <FormPasswordField
          control={request.control}
          scope="change-password"
          name="newPassword"
          label={intl.formatMessage({ id: 'field.newPassword' })}
          hint={intl.formatMessage({ id: 'field.password.rule' })}
          autoComplete="new-password"
          isRequired
        />
      </RequestForm>
    </InfoSection>
  );
}
