import { Disclosure, Stack, Text, TextArea, TextField } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { brokenRules } from '../forms/contract-rules.ts';
import { fieldMessage } from '../forms/field-messages.ts';
import { partyDetails, type PartyValues } from './draft.ts';

interface PartyDetailsFieldsProps {
  values: PartyValues;
  hasRooms: boolean;
  /** Whether what is wrong is said: after a try to go on. */
  showsErrors: boolean;
  onChange: (values: PartyValues) => void;
}

/** The fields of the party's details that cannot be taken as typed, with what is said of each. */
export function partyDetailErrors(intl: ReturnType<typeof useIntl>, values: PartyValues): { fieldId: keyof PartyValues; message: string }[] {
  const broken = brokenRules('PartyDetails', partyDetails(values) ?? {});
  return Object.entries(broken).flatMap(([field, rule]) => {
    const message = fieldMessage(intl, field, rule);
    return message ? [{ fieldId: field as keyof PartyValues, message }] : [];
  });
}

/** What only some need to tell of the whole party; behind its name, so that one who comes alone need not read it. */
export function PartyDetailsFields({ values, hasRooms, showsErrors, onChange }: PartyDetailsFieldsProps) {
  const intl = useIntl();
  const errors = showsErrors ? partyDetailErrors(intl, values) : [];
  const field = (name: keyof PartyValues) => ({
    name,
    label: intl.formatMessage({ id: `field.${name}` }),
    value: values[name],
    errorMessage: errors.find(({ fieldId }) => fieldId === name)?.message,
    onChange: (value: string) => {
      onChange({ ...values, [name]: value });
    },
  });
  return (
    <Disclosure label={intl.formatMessage({ id: 'registration.party.more' })} isOpenAtFirst={Object.values(values).some((value) => value !== '')}>
      <Stack gap="l">
        <Text tone="muted">
          <FormattedMessage id="registration.person.whoReads" />
        </Text>
        <TextField {...field('emergencyName')} hint={intl.formatMessage({ id: 'field.emergencyName.hint' })} autoComplete="off" />
        <TextField {...field('emergencyPhone')} type="tel" hint={intl.formatMessage({ id: 'field.phone.hint' })} autoComplete="off" width={20} />
        {hasRooms && <TextArea {...field('roomWishes')} hint={intl.formatMessage({ id: 'field.roomWishes.hint' })} />}
        <TextField {...field('arrival')} hint={intl.formatMessage({ id: 'field.arrival.hint' })} autoComplete="off" />
        <TextArea {...field('notes')} />
      </Stack>
    </Disclosure>
  );
}
