import { Disclosure, PhoneField, Stack, Text, TextArea, TextField } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { brokenRules } from '../../../platform/forms/contract-rules.ts';
import { fieldLabel, fieldMessage } from '../../../platform/forms/field-messages.ts';
import { partyDetails, type PartyValues } from '../draft.ts';

interface PartyDetailsFieldsProps {
  values: PartyValues;
  hasRooms: boolean;
  /** Details may have been provided before; they are not shown again. */
  isRegistered: boolean;
  /** The errors that should be shown now. */
  errors: readonly PartyDetailError[];
  onChange: (values: PartyValues) => void;
  onFieldLeft: () => void;
}

export interface PartyDetailError {
  fieldId: keyof PartyValues;
  label?: string;
  message: string;
}

/** The invalid fields of the party's details, with their errors. */
export function partyDetailErrors(intl: ReturnType<typeof useIntl>, values: PartyValues): PartyDetailError[] {
  const broken = brokenRules('PartyDetails', partyDetails(values) ?? {});
  return Object.entries(broken).flatMap(([field, rule]) => {
    const message = fieldMessage(intl, field, rule);
    return message ? [{ fieldId: field as keyof PartyValues, label: fieldLabel(intl, field), message }] : [];
  });
}

/** Details of the whole party that only some need; collapsed, so that someone who comes alone need not read them. */
export function PartyDetailsFields({
  values,
  hasRooms,
  isRegistered,
  errors,
  onChange,
  onFieldLeft,
}: PartyDetailsFieldsProps) {
  const intl = useIntl();
  const field = (name: keyof PartyValues) => ({
    name,
    label: intl.formatMessage({ id: `field.${name}` }),
    value: values[name],
    errorMessage: errors.find(({ fieldId }) => fieldId === name)?.message,
    onChange: (value: string) => {
      onChange({ ...values, [name]: value });
    },
    onBlur: onFieldLeft,
  });
  return (
    <Disclosure
      label={intl.formatMessage({ id: 'registration.party.more' })}
      isOpenAtFirst={Object.values(values).some((value) => value !== '')}
    >
      <Stack gap="l">
        <Text tone="muted">
          <FormattedMessage id={isRegistered ? 'registration.party.givenBefore' : 'registration.person.whoReads'} />
        </Text>
        <TextField
          {...field('emergencyName')}
          hint={intl.formatMessage({ id: 'field.emergencyName.hint' })}
          autoComplete="off"
        />
        <PhoneField {...field('emergencyPhone')} hint={intl.formatMessage({ id: 'field.phone.hint' })} owner="other" />
        {hasRooms && <TextArea {...field('roomWishes')} hint={intl.formatMessage({ id: 'field.roomWishes.hint' })} />}
        <TextField {...field('arrival')} hint={intl.formatMessage({ id: 'field.arrival.hint' })} autoComplete="off" />
        <TextArea {...field('notes')} />
      </Stack>
    </Disclosure>
  );
}
