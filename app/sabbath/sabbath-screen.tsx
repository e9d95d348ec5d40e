import { comingSaturdays, weeksAhead } from '#rules/sabbath';
import { useIntl, type IntlShape } from 'react-intl';
import { FormRadioGroup } from '../platform/forms/form-fields.tsx';
import { FormTextArea } from '../forms/form-fields.tsx';
import { sabbathForm } from '../forms/form-kinds.ts';
import { formHead, loadForm, type FormPageData } from '../forms/load-form.ts';
import { EmailField, NameFields, PhoneNumberField } from '../forms/person-fields.tsx';
import { PublicFormPage } from '../forms/public-form-page.tsx';
import { SaturdayField } from './saturday-field.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';

export function load(input: LoadInput): Promise<FormPageData> {
  return loadForm(sabbathForm, input);
}

export function head(intl: IntlShape, data: FormPageData): Head {
  return formHead(intl, sabbathForm, data);
}

/** Saturday prayer, and the request to join one. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const saturdays = comingSaturdays(data.stamp.today, weeksAhead.prayer);
  const ways = (['inPerson', 'online'] as const).map((way) => ({
    value: way,
    label: intl.formatMessage({ id: `field.attendance.${way}` }),
  }));
  return (
    <PublicFormPage kind={sabbathForm} data={data}>
      {(control) => (
        <>
          <NameFields control={control} />
          <EmailField control={control} />
          <PhoneNumberField control={control} />
          <SaturdayField control={control} name="date" saturdays={saturdays} isRequired />
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
