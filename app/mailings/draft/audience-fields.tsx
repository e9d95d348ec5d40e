import { CheckboxGroup, Disclosure, RadioGroup, Stack } from '#design-system';
import { mailingSignatureses, paymentStatuses, registrationStates } from '#contract/enums';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

type Audience = Schemas['MailingAudience'];

interface AudienceFieldsProps {
  events: readonly Pick<Schemas['Event'], 'id' | 'name'>[];
  audience: Audience;
  onChange: (change: Partial<Audience>) => void;
  /** For news, one choice of languages applies to all recipients, outside these fields. @default false */
  isNews?: boolean;
}

/** Keeps the known values among the selected ones. */
const among = <Value extends string>(known: readonly Value[], values: readonly string[]): Value[] =>
  known.filter((value) => values.includes(value));

/** The recipients of a bulk email: parties of events, by status. */
export function AudienceFields({ events, audience, onChange, isNews = false }: AudienceFieldsProps) {
  const intl = useIntl();
  return (
    <Stack gap="m">
      <CheckboxGroup
        name="eventIds"
        label={intl.formatMessage({ id: 'mailing.events' })}
        options={events.map(({ id, name }) => ({ value: id, label: name }))}
        values={audience.eventIds}
        onChange={(values) => {
          onChange({ eventIds: [...values] });
        }}
      />
      <Disclosure label={intl.formatMessage({ id: 'mailing.narrow' })}>
        <Stack gap="m">
          <CheckboxGroup
            name="states"
            label={intl.formatMessage({ id: 'mailing.states' })}
            hint={intl.formatMessage({ id: 'mailing.states.hint' })}
            options={registrationStates.map((value) => ({
              value,
              label: intl.formatMessage({ id: `registration.state.${value}` }),
            }))}
            values={audience.states}
            onChange={(values) => {
              onChange({ states: among(registrationStates, values) });
            }}
          />
          <CheckboxGroup
            name="paymentStatuses"
            label={intl.formatMessage({ id: 'mailing.payment' })}
            hint={intl.formatMessage({ id: 'mailing.all.hint' })}
            options={paymentStatuses.map((value) => ({
              value,
              label: intl.formatMessage({ id: `payment.status.${value}` }),
            }))}
            values={audience.paymentStatuses}
            onChange={(values) => {
              onChange({ paymentStatuses: among(paymentStatuses, values) });
            }}
          />
          <RadioGroup
            name="signatures"
            label={intl.formatMessage({ id: 'mailing.signatures' })}
            options={mailingSignatureses.map((value) => ({
              value,
              label: intl.formatMessage({ id: `mailing.signatures.${value}` }),
            }))}
            value={audience.signatures}
            onChange={(value) => {
              onChange({ signatures: mailingSignatureses.find((each) => each === value) ?? 'any' });
            }}
          />
          {!isNews && <LanguageFields audience={audience} onChange={onChange} />}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** The languages of the recipients that a bulk email goes to. */
export function LanguageFields({ audience, onChange }: Pick<AudienceFieldsProps, 'audience' | 'onChange'>) {
  const intl = useIntl();
  return (
    <CheckboxGroup
      name="languages"
      label={intl.formatMessage({ id: 'mailing.languages' })}
      hint={intl.formatMessage({ id: 'mailing.all.hint' })}
      options={(['en', 'es'] as const).map((value) => ({
        value,
        label: intl.formatMessage({ id: `language.${value}` }),
      }))}
      values={audience.languages}
      onChange={(values) => {
        onChange({ languages: among(['en', 'es'], values) });
      }}
    />
  );
}
