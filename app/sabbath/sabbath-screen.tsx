import { useIntl, type IntlShape } from 'react-intl';
import { FormRadioGroup } from '../platform/forms/form-fields.tsx';
import { FormTextArea } from '../forms/port/labelled-fields.tsx';
import { sabbathForm } from '../forms/port/form-kinds.ts';
import { formHead, type FormPageData } from '../forms/port/load-form.ts';
import { loadSaturdayForm, saturdaysOf, type SaturdayFormData } from './load-saturday-form.ts';
import { PhoneNumberField } from '../forms/port/phone-number-field.tsx';
import { FormEmailField, FormNameFields } from '../platform/forms/form-fields.tsx';
import { PublicFormPage } from '../forms/port/public-form-page.tsx';
import { KnownSessions } from '../online-sessions/port/known-sessions.tsx';
import { SaturdayField } from './saturday-field.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';

export function load(input: LoadInput): Promise<SaturdayFormData> {
  return loadSaturdayForm(sabbathForm, input);
}

export function head(intl: IntlShape, data: FormPageData): Head {
  return formHead(intl, sabbathForm, data);
}

/** Explains Saturday prayer, with the form to join one. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const saturdays = saturdaysOf('prayer', data);
  const dayNotes = Object.fromEntries(
    data.limits.onlineOnly.map((day) => [day, intl.formatMessage({ id: 'field.date.onlineOnly' })]),
  );
  const ways = (['inPerson', 'online'] as const).map((way) => ({
    value: way,
    label: intl.formatMessage({ id: `field.attendance.${way}` }),
  }));
  return (
    <PublicFormPage kind={sabbathForm} data={data} above={<KnownSessions />}>
      {(control) => (
        <>
          <FormNameFields control={control} />
          <FormEmailField control={control} autoComplete="email" />
          <PhoneNumberField control={control} />
          <SaturdayField control={control} name="date" saturdays={saturdays} dayNotes={dayNotes} isRequired />
          <FormRadioGroup
            control={control}
            name="attendance"
            label={intl.formatMessage({ id: 'field.attendance' })}
            options={[...ways, { value: '', label: intl.formatMessage({ id: 'field.attendance.unsaid' }) }]}
          />
          <FormTextArea control={control} name="intention" />
        </>
      )}
    </PublicFormPage>
  );
}
