import { Checkbox, PhoneField, RadioGroup, Text, TextField } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResponsibleValues } from '../draft.ts';

/** The id of one of the fields below, from its name in the contract. */
export const adultField = (field: string): string => `responsibleAdult-${field}`;

/** Asks minors who come alone for the adult who is responsible for them. */
export function NamedAdult({
  values,
  minors,
  errorOf,
  onFieldLeft,
  onChange,
}: {
  values: ResponsibleValues;
  minors: number;
  errorOf: (fieldId: string) => string | undefined;
  onFieldLeft: (() => void) | undefined;
  onChange: (values: ResponsibleValues) => void;
}) {
  const intl = useIntl();
  return (
    <>
      <Text>
        <FormattedMessage id="responsible.named.text" values={{ minors }} />
      </Text>
      <TextField
        name={adultField('name')}
        label={intl.formatMessage({ id: 'responsible.named.name' })}
        autoComplete="off"
        isRequired
        value={values.name}
        errorMessage={errorOf(adultField('name'))}
        onBlur={onFieldLeft}
        onChange={(name) => {
          onChange({ ...values, name });
        }}
      />
      <PhoneField
        name={adultField('phone')}
        label={intl.formatMessage({ id: 'responsible.named.phone' })}
        hint={intl.formatMessage({ id: 'field.phone.hint' })}
        owner="other"
        isRequired
        value={values.phone}
        errorMessage={errorOf(adultField('phone'))}
        onBlur={onFieldLeft}
        onChange={(phone) => {
          onChange({ ...values, phone });
        }}
      />
      <RadioGroup
        name={adultField('relation')}
        label={intl.formatMessage({ id: 'responsible.named.relation' })}
        options={(['parent', 'guardian'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `responsible.relation.${value}` }),
        }))}
        value={values.relation}
        errorMessage={errorOf(adultField('relation'))}
        onBlur={onFieldLeft}
        onChange={(relation) => {
          onChange({ ...values, relation: relation === 'parent' ? 'parent' : 'guardian' });
        }}
      />
      <Checkbox
        name={adultField('consents')}
        label={intl.formatMessage({ id: 'responsible.named.consents' }, { minors })}
        isSelected={values.consents}
        errorMessage={errorOf(adultField('consents'))}
        onBlur={onFieldLeft}
        onChange={(consents) => {
          onChange({ ...values, consents });
        }}
      />
    </>
  );
}
