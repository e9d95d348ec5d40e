import { Alert, Button, Heading, Inline, Link, Spinner, Stack, Text, useAnnounce } from '#design-system';
import { paperAddress, signedAddress } from '#rules/waiver';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { failureText } from '../../platform/client/problem-text.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { LinkSection } from '../link-section.tsx';
import { inStep, recordPaper, sendLink, stopLink } from '../sign/opened.ts';
import { PaperForm } from '../desk/paper-form.tsx';
import { signaturesStart } from '../../platform/addresses/signatures-start.ts';
import { SentLinks } from '../sent-links.tsx';
import { useWaivers } from '../use-waivers.ts';
import { WhoSigned } from '../who-signed.tsx';

/** The signatures of one registration, for staff: who has signed, paper records, links, and sheets to print. */
export function StaffWaivers({ registrationId }: { registrationId: string }) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} focusId={signaturesStart}>
        <FormattedMessage id="waiver.staff.title" />
      </Heading>
      <Signatures registrationId={registrationId} />
    </Stack>
  );
}

function Signatures({ registrationId }: { registrationId: string }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const announce = useAnnounce();
  const { language } = useLanguage();
  const opened = { registrationId, key: '', lng: language };
  const { answer, retry, show } = useWaivers(opened);
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  if (answer.kind === 'failed') {
    return (
      <Alert
        tone="caution"
        announce
        actions={<Button onPress={retry}>{intl.formatMessage({ id: 'form.tryAgain' })}</Button>}
      >
        {failureText(intl, answer.error)}
      </Alert>
    );
  }
  const waivers = answer.data;
  const { signed, people, canSign, lastRemindedAt } = waivers;
  const isMissing = signed < people.length;
  return (
    <>
      <Text>
        <FormattedMessage id="waiver.count" values={{ signed, all: people.length }} />
      </Text>
      <WhoSigned people={people} />
      {lastRemindedAt !== undefined && (
        <Text size="small" tone="muted">
          <FormattedMessage
            id="waiver.staff.reminded"
            values={{ date: intl.formatDate(lastRemindedAt, { dateStyle: 'long' }) }}
          />
        </Text>
      )}
      <Inline gap="m" wrap>
        {signed > 0 && (
          <Link href={signedAddress(registrationId)} standalone>
            <FormattedMessage id="waiver.print" />
          </Link>
        )}
        {isMissing && (
          <Link href={paperAddress(registrationId)} standalone>
            <FormattedMessage id="waiver.paper.print" />
          </Link>
        )}
      </Inline>
      {isMissing && (
        <PaperForm
          registrationId={registrationId}
          waivers={waivers}
          onRecord={async (body) => {
            await inStep(opened, show, () => recordPaper(opened, body));
            announce(intl.formatMessage({ id: 'waiver.record.done' }));
            // The party's tasks count the signatures too.
            await revalidate();
          }}
        />
      )}
      {isMissing && canSign && (
        <LinkSection
          label={intl.formatMessage({ id: 'waiver.staff.link' })}
          opened={opened}
          waivers={waivers}
          onSend={async (body) => {
            show(await sendLink(opened, body));
          }}
        />
      )}
      <SentLinks
        level={3}
        waivers={waivers}
        onSend={async (body) => {
          show(await sendLink(opened, body));
        }}
        onStop={async (linkId) => {
          show(await stopLink(opened, linkId));
        }}
      />
    </>
  );
}
