import { Fieldset, MarkupArea, Stack, TextField } from '#design-system';
import { fieldsOf, type Fault, type MailingField } from '#rules/mailings';
import { useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { faultText } from './fault-text.ts';

interface MailingTextProps {
  kind: Schemas['MailingKind'];
  language: 'en' | 'es';
  value: Schemas['MailingText'];
  onChange: (value: Schemas['MailingText']) => void;
  /** The faults to show; empty until they should be shown. */
  faults: readonly Fault[];
}

/** Subject and text in one language, with buttons that insert fields and markup. */
export function MailingText({ kind, language, value, onChange, faults }: MailingTextProps) {
  const intl = useIntl();
  const errorOf = (field: Fault['field']) => {
    const found = faults.filter((fault) => fault.language === language && fault.field === field);
    return found.length === 0 ? {} : { errorMessage: found.map((fault) => faultText(intl, fault)).join(' ') };
  };
  const labelOf = (name: MailingField) =>
    intl.formatMessage({
      id: kind === 'news' && name === 'link' ? 'mailing.field.eventsLink' : `mailing.field.${name}`,
    });
  return (
    <Fieldset legend={intl.formatMessage({ id: `language.${language}` })} legendSize="label">
      <Stack gap="s">
        <TextField
          name={`${language}-subject`}
          label={intl.formatMessage({ id: 'mailing.subject' })}
          language={language}
          value={value.subject}
          onChange={(subject) => {
            onChange({ ...value, subject });
          }}
          isRequired
          {...errorOf('subject')}
        />
        <MarkupArea
          name={`${language}-text`}
          label={intl.formatMessage({ id: 'mailing.text' })}
          hint={intl.formatMessage({ id: 'mailing.text.hint' })}
          language={language}
          value={value.text}
          onChange={(text) => {
            onChange({ ...value, text });
          }}
          isRequired
          {...errorOf('text')}
          insertionsLabel={intl.formatMessage({ id: 'mailing.insert' })}
          insertions={[
            ...fieldsOf[kind].map((name) => ({ label: labelOf(name), before: `{${name}}` })),
            {
              label: intl.formatMessage({ id: 'mailing.insert.heading' }),
              before: '# ',
              startsLine: true,
              keys: { code: 'Digit1', isShifted: true },
            },
            {
              label: intl.formatMessage({ id: 'mailing.insert.point' }),
              before: '- ',
              startsLine: true,
              keys: { code: 'Digit8', isShifted: true },
            },
            {
              label: intl.formatMessage({ id: 'mailing.insert.link' }),
              before: '[',
              after: '](https://)',
              keys: { code: 'KeyK' },
            },
          ]}
        />
      </Stack>
    </Fieldset>
  );
}
