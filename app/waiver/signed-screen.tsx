import {
  Alert,
  Button,
  EmptyState,
  Heading,
  Inline,
  Link,
  PageSection,
  ScreenOnly,
  Spinner,
  Stack,
  Text,
} from '#design-system';
import { registrationQueryKey } from '#rules/registrations';
import { paperQueryKey, signingAddress } from '#rules/waiver';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '../platform/client/use-answer.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { NeedsScripts } from '../platform/shell/needs-scripts.tsx';
import type { Head } from '../platform/shell/screen.ts';
import { UntilSessionEnds } from '../platform/emailed-links/until-session-ends.tsx';
import { fetchSigned, fetchWaivers, type WaiverKey } from './sign/opened.ts';
import { PaperSheets, SignedSheets } from './signed-sheets.tsx';

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'waiver.print.title' }), description: '', isPrivate: true };
}

async function ask({ opened, isPaper }: { opened: WaiverKey; isPaper: boolean }, signal: AbortSignal) {
  return isPaper ? { waivers: await fetchWaivers(opened, signal) } : { signed: await fetchSigned(opened, signal) };
}

/** The signed texts, word for word, to save or print; or the same text to sign by hand. */
export function Component() {
  return (
    <PageSection width="paper">
      <NeedsScripts
        title={
          <Heading level={1}>
            <FormattedMessage id="waiver.print.title" />
          </Heading>
        }
        instead={<FormattedMessage id="noScript.text" />}
      >
        <UntilSessionEnds>
          <Sheets />
        </UntilSessionEnds>
      </NeedsScripts>
    </PageSection>
  );
}

function Sheets() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const isPaper = query.has(paperQueryKey);
  const opened: WaiverKey = {
    registrationId: query.get(registrationQueryKey) ?? '',
    key: hash.slice(1),
    lng: language,
  };
  const answer = useAnswer({ opened, isPaper }, ask);
  if (answer.kind === 'waiting') return <Spinner label={intl.formatMessage({ id: 'loading' })} />;

  const isEmpty =
    answer.kind === 'data' &&
    (answer.data.signed?.items.length === 0 || answer.data.waivers?.people.every(({ signature }) => signature));
  return (
    <Stack gap="xl">
      <ScreenOnly>
        <Stack gap="m">
          <Heading level={1}>
            <FormattedMessage id={isPaper ? 'waiver.paper.title' : 'waiver.print.title'} />
          </Heading>
          {answer.kind === 'failed' ? (
            <Alert tone="caution" announce>
              {failureText(intl, answer.error)}
            </Alert>
          ) : (
            !isEmpty && (
              <>
                <Text>
                  <FormattedMessage id={isPaper ? 'waiver.paper.text' : 'waiver.print.text'} />
                </Text>
                <Inline gap="m" wrap align="center">
                  <Button
                    tone="primary"
                    onPress={() => {
                      window.print();
                    }}
                  >
                    {intl.formatMessage({ id: 'waiver.print.now' })}
                  </Button>
                  {opened.key !== '' && (
                    <Link href={signingAddress(opened.registrationId, opened.key)} standalone>
                      <FormattedMessage id="waiver.print.back" />
                    </Link>
                  )}
                </Inline>
              </>
            )
          )}
        </Stack>
      </ScreenOnly>
      {isEmpty && (
        <EmptyState
          level={2}
          title={intl.formatMessage({ id: isPaper ? 'waiver.allSigned' : 'waiver.print.nothing' })}
        />
      )}
      {answer.kind === 'data' && answer.data.signed && <SignedSheets signed={answer.data.signed} />}
      {answer.kind === 'data' && answer.data.waivers && <PaperSheets waivers={answer.data.waivers} />}
    </Stack>
  );
}
