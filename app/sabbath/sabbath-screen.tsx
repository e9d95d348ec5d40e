import { comingSaturdays, weeksAhead } from '#rules/sabbath';
import { useIntl, type IntlShape } from 'react-intl';
import { FormRadioGroup } from '../forms/form-fields.tsx';
import { dayInWords } from '../public-forms/answers.ts';
import { FormSelect, FormTextArea } from '../public-forms/form-fields.tsx';
import { sabbathForm } from '../public-forms/form-kinds.ts';
import { formHead, loadForm, type FormPageData } from '../public-forms/load-form.ts';
import { EmailField, NameFields, PhoneNumberField } from '../public-forms/person-fields.tsx';
import { PublicFormPage } from '../public-forms/public-form-page.tsx';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';

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
  const saturdays = comingSaturdays(data.stamp.today, weeksAhead.prayer).map((day) => ({ value: day, label: dayInWords(intl, day) }));
  const ways = (['inPerson', 'online'] as const).map((way) => ({ value: way, label: intl.formatMessage({ id: `field.attendance.${way}` }) }));
  return (
    <PublicFormPage kind={sabbathForm} data={data}>
      {(control) => (
        <>
          <NameFields control={control} />
          <EmailField control={control} />
          <PhoneNumberField control={control} />
          <FormSelect control={control} name="date" options={saturdays} placeholder={intl.formatMessage({ id: 'field.date.choose' })} />
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
