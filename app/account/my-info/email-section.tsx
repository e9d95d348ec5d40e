import { Stack, Strong } from '#design-system';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { FormKeeper } from '../../platform/drafts/form-keeper.tsx';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormTextField } from '../../platform/forms/form-fields.tsx';
import { FormPasswordField } from '../../platform/forms/form-password-field.tsx';
import { RequestForm } from '../../platform/forms/request-form.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';
import { InfoSection } from '../../platform/my-info/info-section.tsx';
import { ProposedAddress, proposedValues } from '../port/proposed-address.tsx';

/** The section's name, which is also the id of its heading. */
const section = 'email';

const blank = { email: '', password: '' };
const secret = ['password'] as const;

const bodyOf = ({ email, password }: { email: string; password: string }) => ({ email: email.trim(), password });

/** Changes the email address; the new one takes effect once the link emailed to it has been opened. */
export function EmailSection({ account: { email, proposedAddress } }: { account: Schemas['Account'] }) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState('');
  const forgetRef = useRef<() => void>(() => undefined);
  const request = useFormRequest({
    defaultValues: blank,
    fields: ['email', 'password'],
    check: (values) => brokenRules('EmailChangeRequest', bodyOf(values)),
    send: async (values) => {
      await dataOf(createApi().POST('/account/email', { body: bodyOf(values) }));
      setSentTo(values.email.trim());
      request.form.reset();
      forgetRef.current();
    },
  });

  return (
    <InfoSection
      id={section}
      title={intl.formatMessage({ id: 'myInfo.email.title' })}
      text={<FormattedMessage id="myInfo.email.text" values={{ email: <Strong>{email}</Strong> }} />}
    >
      <Stack gap="l">
        {proposedAddress && (
          <ProposedAddress
            headingId={section}
            title={intl.formatMessage({ id: 'myInfo.email.proposed.title' })}
            text={intl.formatMessage(
              {
                id: proposedAddress.isConfirmed
                  ? 'myInfo.email.proposed.confirmed'
                  : 'myInfo.email.proposed.unconfirmed',
              },
              proposedValues(intl, proposedAddress),
            )}
            help={intl.formatMessage({ id: 'myInfo.email.proposed.help' })}
            endLabel={intl.formatMessage({ id: 'myInfo.email.proposed.keep' })}
            endedText={intl.formatMessage({ id: 'myInfo.email.proposed.kept' })}
            onEnd={() => dataOf(createApi().DELETE('/account/proposed-address'))}
          />
        )}
        <RequestForm
          request={request}
          label={intl.formatMessage({ id: 'myInfo.email.title' })}
          scope="change-email"
          submitLabel={intl.formatMessage({ id: 'myInfo.email.submit' })}
          doneText={intl.formatMessage({ id: 'myInfo.email.done' }, { email: sentTo })}
        >
          <FormKeeper draftKey="email-change" form={request.form} blank={blank} forgetRef={forgetRef} secret={secret} />
          <FormTextField
            control={request.control}
            scope="change-email"
            name="email"
            type="email"
            label={intl.formatMessage({ id: 'field.newEmail' })}
            autoComplete="email"
            spellCheck={false}
            isRequired
          />
          <FormPasswordField
            control={request.control}
            scope="change-email"
            name="password"
            label={intl.formatMessage({ id: 'field.currentPassword' })}
            autoComplete="current-password"
            isRequired
          />
        </RequestForm>
      </Stack>
    </InfoSection>
  );
}
