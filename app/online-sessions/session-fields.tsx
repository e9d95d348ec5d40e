import {
  BilingualField,
  Checkbox,
  DateField,
  Grid,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  TimeField,
} from '#design-system';
import { onlineSessionKinds, onlineSessionRepeats, onlineSessionSpokens } from '#contract/enums';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import type { MessageId } from '../platform/messages/messages.ts';
import { fieldIdOf, type SessionEvent, type SessionFault, type SessionValues } from './session-values.ts';

/** The label of the field at a pointer, with the language if the field exists in two. */
function fieldName(intl: IntlShape, pointer: string): string {
  const [, language, text] = /^\/content\/texts\/(en|es)\/(title|about)$/.exec(pointer) ?? [];
  if (text !== undefined)
    return `${intl.formatMessage({ id: `onlineSession.field.${text as 'title' | 'about'}` })} (${intl.formatMessage({ id: `language.${language as 'en' | 'es'}` })})`;
  const id = `onlineSession.field.${pointer.split('/').at(-1) ?? ''}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : pointer;
}

/** The messages that do not say what the field is about. */
const unspecific: ReadonlySet<string> = new Set(
  ['required', 'format', 'pattern', 'maxPeople.minimum', 'maxLength'].map((rule) => `onlineSession.fault.${rule}`),
);

/** The id of the message for a fault: that of the field, if it has its own. */
function faultId(intl: IntlShape, { pointer, rule }: SessionFault): MessageId {
  const ids = [`${pointer.split('/').at(-1) ?? ''}.${rule}`, rule].map((name) => `onlineSession.fault.${name}`);
  const known = ids.find((id) => Object.hasOwn(intl.messages, id));
  return (known as MessageId | undefined) ?? 'onlineSession.fault.pattern';
}

/** The entry for a fault in the summary of errors. */
export function summaryError(intl: IntlShape, fault: SessionFault) {
  const id = faultId(intl, fault);
  return {
    fieldId: fieldIdOf(fault.pointer),
    label: fieldName(intl, fault.pointer),
    message: intl.formatMessage({ id }),
    isUnspecific: unspecific.has(id),
  };
}

interface SessionFieldsProps {
  values: SessionValues;
  faults: readonly SessionFault[];
  onChange: (pointer: string, value: string) => void;
  hosts: readonly Schemas['OnlineSessionHost'][];
  events: readonly SessionEvent[];
  /** Whether the session is new; only then is the repetition asked for. */
  isNew: boolean;
}

/** All fields of a session. */
export function SessionFields({ values, faults, onChange, hosts, events, isNew }: SessionFieldsProps) {
  const intl = useIntl();
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const field = (pointer: string) => {
    const fault = faults.find((each) => each.pointer === pointer);
    return {
      name: fieldIdOf(pointer),
      label: fieldName(intl, pointer),
      value: values[pointer] ?? '',
      onChange: (value: string) => {
        onChange(pointer, value);
      },
      ...(fault && { errorMessage: intl.formatMessage({ id: faultId(intl, fault) }) }),
    };
  };
  const text = (name: 'title' | 'about') => (
    <BilingualField
      label={intl.formatMessage({ id: `onlineSession.field.${name}` })}
      languages={(['en', 'es'] as const).map((code) => {
        const { onChange: _, ...rest } = field(`/content/texts/${code}/${name}`);
        return { code, ...rest, label: intl.formatMessage({ id: `language.${code}` }) };
      })}
      onChange={(code, value) => {
        onChange(`/content/texts/${code}/${name}`, value);
      }}
      isLong={name === 'about'}
      isRequired={name === 'title'}
    />
  );
  const hostOptions = (except: string) =>
    hosts
      .map(({ userId, name }) => ({ value: String(userId), label: name }))
      .filter(({ value }) => value === '' || value !== except);
  const nobody = intl.formatMessage({ id: 'onlineSession.host.none' });
  return (
    <Stack gap="m">
      {text('title')}
      {text('about')}
      <RadioGroup
        {...field('/content/kind')}
        options={onlineSessionKinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `onlineSession.kind.${value}` }),
        }))}
      />
      {values['/content/kind'] === 'event' && (
        <Select
          {...field('/content/eventId')}
          placeholder={intl.formatMessage({ id: 'onlineSession.chooseEvent' })}
          options={events.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {values['/content/kind'] === 'open' && (
        <Checkbox
          name={fieldIdOf('/content/isOnPage')}
          label={intl.formatMessage({ id: 'onlineSession.field.isOnPage' })}
          isSelected={values['/content/isOnPage'] === 'true'}
          onChange={(isSelected) => {
            onChange('/content/isOnPage', String(isSelected));
          }}
        />
      )}
      <Grid columns={2} gap="m">
        <DateField {...field('/content/date')} isRequired />
        <TimeField
          {...field('/content/time')}
          hint={intl.formatMessage({ id: 'onlineSession.field.time.hint' })}
          isRequired
        />
        <NumberField {...field('/content/minutes')} isRequired />
        <Select
          {...field('/content/timeZone')}
          options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        />
      </Grid>
      {isNew && (
        <>
          <RadioGroup
            {...field('/repetition/repeats')}
            options={onlineSessionRepeats.map((value) => ({
              value,
              label: intl.formatMessage({ id: `onlineSession.repeats.${value}` }),
            }))}
          />
          {values['/repetition/repeats'] !== 'once' && <DateField {...field('/repetition/until')} isRequired />}
        </>
      )}
      <RadioGroup
        {...field('/content/spoken')}
        options={onlineSessionSpokens.map((value) => ({
          value,
          label: intl.formatMessage({ id: `onlineSession.spoken.${value}` }),
        }))}
      />
      <Grid columns={2} gap="m">
        <Select
          {...field('/content/hostUserId')}
          hint={intl.formatMessage({ id: 'onlineSession.field.hostUserId.hint' })}
          placeholder={nobody}
          options={hostOptions('')}
        />
        <Select
          {...field('/content/substituteUserId')}
          placeholder={nobody}
          options={hostOptions(values['/content/hostUserId'] ?? '')}
        />
      </Grid>
      <NumberField
        {...field('/content/maxPeople')}
        hint={intl.formatMessage({ id: 'onlineSession.field.maxPeople.hint' })}
      />
    </Stack>
  );
}
