import { Disclosure, Facts, Heading, Letter, Stack } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import type { MessageId } from '../../platform/messages/messages.ts';

interface MailingRecordProps {
  mailing: Schemas['Mailing'];
  events: readonly Pick<Schemas['Event'], 'id' | 'name'>[];
}

/** The text of a bulk email and its recipients. */
export function MailingRecord({ mailing, events }: MailingRecordProps) {
  const intl = useIntl();
  return (
    <Disclosure label={intl.formatMessage({ id: 'mailing.record' })}>
      <Stack gap="m">
        <Facts items={audienceInWords(intl, mailing, events)} />
        {(['en', 'es'] as const)
          .filter((language) => mailing.texts[language].text !== '')
          .map((language) => (
            <Stack key={language} gap="s">
              <Heading level={3}>
                <FormattedMessage id={`language.${language}`} />
              </Heading>
              <Facts
                items={[
                  {
                    term: intl.formatMessage({ id: 'mailing.subject' }),
                    description: mailing.texts[language].subject,
                  },
                ]}
              />
              <Letter text={mailing.texts[language].text} lang={language} />
            </Stack>
          ))}
      </Stack>
    </Disclosure>
  );
}

/** The chosen filters of the audience; those left open are omitted. */
function audienceInWords(
  intl: IntlShape,
  { kind, audience, list, files }: Schemas['Mailing'],
  events: MailingRecordProps['events'],
) {
  const { eventIds, states, paymentStatuses, signatures, languages, optedIn, userTypes } = audience;
  const isNews = kind === 'news';
  const nameOf = (id: string) => events.find((event) => event.id === id)?.name ?? id;
  const say = (id: MessageId) => intl.formatMessage({ id });
  const chosen: [term: string, values: string[]][] = [
    [say('mailing.kind'), [say(`mailing.kind.${kind}`)]],
    [say('mailing.recipients'), isNews && optedIn ? [say('mailing.news.optedIn')] : []],
    [say('mailing.events'), isNews && optedIn ? [] : eventIds.map(nameOf)],
    [say('mailing.states'), states.map((state) => say(`registration.state.${state}`))],
    [say('mailing.payment'), paymentStatuses.map((status) => say(`payment.status.${status}`))],
    [say('mailing.signatures'), signatures === 'any' ? [] : [say(`mailing.signatures.${signatures}`)]],
    [say('mailing.news.users'), isNews && !optedIn ? userTypes.map((type) => say(`userType.${type}`)) : []],
    [say('mailing.languages'), languages.map((language) => say(`language.${language}`))],
    [say('mailing.list'), list ? [listInWords(intl, list)] : []],
    [say('mailing.files'), files.map(({ name }) => name)],
  ];
  return chosen
    .filter(([, values]) => values.length > 0)
    .map(([term, values]) => ({ term, description: intl.formatList(values, { type: 'unit' }) }));
}

function listInWords(intl: IntlShape, { recipients, declaredByName, declaredAt }: Schemas['MailingList']): string {
  return intl.formatMessage(
    { id: 'mailing.list.declared' },
    { count: recipients, name: declaredByName ?? '–', date: intl.formatDate(declaredAt, { dateStyle: 'medium' }) },
  );
}
