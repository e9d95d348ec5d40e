import { forms } from '#contract/forms';
import { holdsAny, parseUserTypes } from '#rules/access';
import { flagged } from '#rules/forms';
import { retreatDayFields, sabbathFilers } from '#rules/sabbath';
import { useIntl, type IntlShape } from 'react-intl';
import { FormNumberField } from '../platform/forms/form-fields.tsx';
import { FormCheckbox, FormSelect, FormTextArea } from '../forms/port/labelled-fields.tsx';
import { forSomeoneElse, sabbathRetreatForm } from '../forms/port/form-kinds.ts';
import { formHead, type FormPageData } from '../forms/port/load-form.ts';
import { loadSaturdayForm, saturdaysOf, type SaturdayFormData } from './load-saturday-form.ts';
import { PhoneNumberField } from '../forms/port/phone-number-field.tsx';
import { FormEmailField, FormNameFields } from '../platform/forms/form-fields.tsx';
import { PublicFormPage } from '../forms/port/public-form-page.tsx';
import { useSession } from '../platform/visitor/session-context.tsx';
import { SaturdayField } from './saturday-field.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';

export function load(input: LoadInput): Promise<SaturdayFormData> {
  return loadSaturdayForm(sabbathRetreatForm, input);
}

export function head(intl: IntlShape, data: FormPageData): Head {
  return formHead(intl, sabbathRetreatForm, data);
}

/** From the form's own rules: the file with all enumerations is large, and meant for the staff's screens. */
const groupKinds = forms.SabbathRetreatForm.$defs.GroupKind.enum;

/** For staff the form is always about another person, so it is not prefilled with their own details. */
const forAnother = { [forSomeoneElse]: flagged, firstName: '', lastName: '', email: '', phone: '' };

/** Explains the Saturday retreat, with the form to request one; staff use it for someone else. */
export function Component() {
  const intl = useIntl();
  const data = useScreenData<typeof load>();
  const { visitor } = useSession();
  const isFiler = visitor.kind === 'user' && holdsAny(parseUserTypes(visitor.user.userType), sabbathFilers);
  const saturdays = saturdaysOf('retreat', data);
  return (
    <PublicFormPage kind={sabbathRetreatForm} data={data} known={isFiler ? forAnother : undefined}>
      {(control) => (
        <>
          {isFiler && (
            <FormCheckbox
              control={control}
              name={forSomeoneElse}
              hint={intl.formatMessage({ id: 'field.forSomeoneElse.hint' })}
            />
          )}
          <FormNameFields control={control} />
          <FormEmailField control={control} autoComplete="email" />
          <PhoneNumberField control={control} isRequired />
          {retreatDayFields.map((name) => (
            <SaturdayField
              key={name}
              control={control}
              name={name}
              others={retreatDayFields.filter((other) => other !== name)}
              saturdays={saturdays}
              isRequired={name === 'firstDate'}
            />
          ))}
          <FormNumberField
            control={control}
            name="people"
            label={intl.formatMessage({ id: 'field.people' })}
            hint={intl.formatMessage({ id: 'field.people.hint' })}
            isRequired
          />
          <FormSelect
            control={control}
            name="groupKind"
            options={groupKinds.map((kind) => ({
              value: kind,
              label: intl.formatMessage({ id: `field.groupKind.${kind}` }),
            }))}
            placeholder={intl.formatMessage({ id: 'field.groupKind.unsaid' })}
          />
          <FormTextArea control={control} name="wishes" hint={intl.formatMessage({ id: 'field.wishes.hint' })} />
        </>
      )}
    </PublicFormPage>
  );
}
