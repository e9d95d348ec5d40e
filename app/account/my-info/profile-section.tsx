import { plainPhone } from '#rules/forms';
import { toLanguage } from '#rules/language';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { FormKeeper } from '../../platform/drafts/form-keeper.tsx';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { FormNameFields, FormPhoneField, FormRadioGroup } from '../../platform/forms/form-fields.tsx';
import { RequestForm } from '../../platform/forms/request-form.tsx';
import { useFormRequest } from '../../platform/forms/use-form-request.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { InfoSection } from '../../platform/my-info/info-section.tsx';

interface Values {
  firstName: string;
  lastName: string;
  phone: string;
  language: Schemas['Account']['language'];
}

function bodyOf({ firstName, lastName, phone, language }: Values): Schemas['AccountUpdate'] {
  const number = plainPhone(phone);
  return { firstName: firstName.trim(), lastName: lastName.trim(), phone: number === '' ? null : number, language };
}

function valuesOf({ firstName, lastName, phone, language }: Schemas['Account']): Values {
  return { firstName, lastName, phone: phone ?? '', language };
}

/** Names, phone and language. A new language takes effect on the site at once. */
export function ProfileSection({ account }: { account: Schemas['Account'] }) {
  const intl = useIntl();
  const { refresh } = useSession();
  const { changeLanguage } = useLanguage();
  const forgetRef = useRef<() => void>(() => undefined);
  const [stored, setStored] = useState(() => valuesOf(account));
  const request = useFormRequest<Values>({
    defaultValues: stored,
    fields: ['firstName', 'lastName', 'phone', 'language'],
    check: (values) => brokenRules('AccountUpdate', bodyOf(values)),
    send: async (values) => {
      const saved = await dataOf(createApi().PATCH('/account', { body: bodyOf(values) }));
      const { firstName, lastName, language } = saved;
      forgetRef.current();
      setStored(valuesOf(saved));
      refresh({ firstName, lastName, language });
      const chosen = toLanguage(language);
      if (chosen) await changeLanguage(chosen);
    },
  });
  const { control } = request;

  return (
    <InfoSection
      id="profile"
      title={intl.formatMessage({ id: 'myInfo.profile.title' })}
      text={intl.formatMessage({ id: 'myInfo.profile.text' })}
    >
      <RequestForm
        request={request}
        label={intl.formatMessage({ id: 'myInfo.profile.title' })}
        scope="profile"
        submitLabel={intl.formatMessage({ id: 'form.save' })}
        doneText={intl.formatMessage({ id: 'myInfo.profile.done' })}
      >
        <FormKeeper draftKey="profile" form={request.form} blank={stored} forgetRef={forgetRef} />
        <FormNameFields control={control} scope="profile" />
        <FormPhoneField
          control={control}
          scope="profile"
          name="phone"
          label={intl.formatMessage({ id: 'field.phone' })}
        />
        <FormRadioGroup
          control={control}
          scope="profile"
          name="language"
          label={intl.formatMessage({ id: 'field.language' })}
          hint={intl.formatMessage({ id: 'field.language.hint' })}
          options={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
        />
      </RequestForm>
    </InfoSection>
  );
}
