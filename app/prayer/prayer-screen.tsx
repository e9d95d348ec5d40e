import { useIntl, type IntlShape } from 'react-intl';
import { FormTextField } from '../platform/forms/form-fields.tsx';
import { FormCheckbox, FormTextArea } from '../forms/port/labelled-fields.tsx';
import { prayerForm } from '../forms/port/form-kinds.ts';
import { formHead, loadForm, type FormPageData } from '../forms/port/load-form.ts';
import { PhoneNumberField } from '../forms/port/phone-number-field.tsx';
import { FormEmailField, FormNameFields } from '../platform/forms/form-fields.tsx';
import { PublicFormPage } from '../forms/port/public-form-page.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';

export function load(input: LoadInput): Promise<FormPageData> {
  return loadForm(prayerForm, input);
}

export function head(intl: IntlShape, data: FormPageData): Head {
  return formHead(intl, prayerForm, data);
}

/** Explains what happens with a prayer request, and offers the form for one. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  return (
    <PublicFormPage kind={prayerForm} data={data}>
      {(control) => (
        <>
          <FormNameFields control={control} isLastNameRequired={false} />
          <FormTextField
            control={control}
            name="forWhom"
            label={intl.formatMessage({ id: 'field.forWhom' })}
            hint={intl.formatMessage({ id: 'field.forWhom.hint' })}
          />
          <FormTextArea
            control={control}
            name="prayerRequest"
            hint={intl.formatMessage({ id: 'field.prayerRequest.hint' })}
            isRequired
          />
          <FormCheckbox
            control={control}
            name="shareWithTeam"
            hint={intl.formatMessage({ id: 'field.shareWithTeam.hint' })}
          />
          <FormEmailField control={control} autoComplete="email" isRequired={false} />
          <PhoneNumberField control={control} />
          <FormCheckbox
            control={control}
            name="tellWhenPrayed"
            hint={intl.formatMessage({ id: 'field.tellWhenPrayed.hint' })}
          />
        </>
      )}
    </PublicFormPage>
  );
}
