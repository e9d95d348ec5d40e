import { EmptyState, Heading, Link, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';

export async function load({ api }: LoadInput) {
  return dataOf(api.GET('/demo/mail'));
}

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'demoMail.title' }),
    description: '',
    isPrivate: true,
  };
}

/** The emails sent by the demonstration, so that everything can be tried without a mailbox. */
export function Component() {
  const intl = useIntl();
  const { items } = useScreenData<typeof load>();
  return (
    <PageSection width="text">
      <Stack gap="xl">
        <Heading level={1}>
          <FormattedMessage id="demoMail.title" />
        </Heading>
        {items.length === 0 && <EmptyState title={intl.formatMessage({ id: 'demoMail.empty' })} />}
        {items.map((mail) => (
          <Stack key={mail.id} gap="s">
            <Heading level={2}>{mail.subject}</Heading>
            <Text tone="muted">
              <FormattedMessage
                id="demoMail.to"
                values={{
                  to: mail.to,
                  time: intl.formatDate(mail.sentAt, { dateStyle: 'medium', timeStyle: 'short' }),
                }}
              />
            </Text>
            {mail.text.split('\n\n').map((paragraph, index) => (
              // An email does not change, so positions can be keys.
              <MailParagraph key={`${mail.id} ${String(index)}`} text={paragraph} />
            ))}
          </Stack>
        ))}
      </Stack>
    </PageSection>
  );
}

/** A paragraph of an email's text part: headings are underlined there, and addresses have lines of their own. */
function MailParagraph({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n');
  if (/^=+$/.test(rest[0] ?? '')) return <Heading level={3}>{first}</Heading>;
  return [first, ...rest].map((line, index) => (
    <Text key={`${String(index)} ${line}`}>
      {/^https?:/.test(line) ? <Link href={pathOf(line)}>{line}</Link> : line}
    </Text>
  ));
}

/** The path of an address: the demonstration links only to itself, whatever its host name. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`;
}
