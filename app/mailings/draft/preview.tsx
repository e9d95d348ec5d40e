import {
  Alert,
  Button,
  EmailPreview,
  Facts,
  Inline,
  Letter,
  RadioGroup,
  Select,
  Stack,
  Text,
  useAnnounce,
} from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { RecipientFinder } from './recipient-finder.tsx';
import { useFramedDocument } from './use-framed-document.ts';

type Preview = Schemas['MailingPreview'];

interface MailingPreviewProps {
  mailingId: string;
  /** Saves pending input before the preview is shown. */
  flush: () => Promise<boolean>;
}

function recipientText(intl: IntlShape, { recipientName, position, recipients }: Preview): string {
  return intl.formatMessage({ id: 'mailing.preview.position' }, { name: recipientName, position, count: recipients });
}

function frameAddress(mailingId: string, { position, language }: Preview, version: number): string {
  const query = new URLSearchParams({ position: String(position), language, version: String(version) });
  return `/api/mailings/${mailingId}/preview.html?${query.toString()}`;
}

/** Shows a draft as one of its recipients would get it, and sends a test to the user's own address. */
export function MailingPreview({ mailingId, flush }: MailingPreviewProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [preview, setPreview] = useState<Preview>();
  const [chosen, setChosen] = useState<'' | 'en' | 'es'>('');
  const [form, setForm] = useState<'plain' | 'html'>('plain');
  // Counts the previews: the frame reloads with each.
  const [shown, setShown] = useState(1);
  const [outcome, setOutcome] = useState<{ kind: 'sent' } | { kind: 'failed'; error: unknown }>();
  const [isMissing, setMissing] = useState(false);
  const path = { mailingId };
  useFramedDocument();

  const attempt = async (work: () => Promise<void>) => {
    setOutcome(undefined);
    setMissing(false);
    try {
      if (await flush()) await work();
    } catch (error) {
      setOutcome({ kind: 'failed', error });
    }
  };
  const fetchPreview = async (query: { position: number; language?: 'en' | 'es'; search?: string }) => {
    const fetched = await dataOf(createApi().GET('/mailings/{mailingId}/preview', { params: { path, query } }));
    setPreview(fetched);
    // The focus stays on the button, and the email below it changes.
    announce([recipientText(intl, fetched), fetched.subject].filter(Boolean).join(', '));
    setShown((before) => before + 1);
  };
  const show = (position: number, language: typeof chosen = chosen) =>
    attempt(() => fetchPreview({ position, ...(language && { language }) }));
  const find = (position: number, search: string) =>
    attempt(async () => {
      try {
        await fetchPreview({ position, search, ...(chosen && { language: chosen }) });
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.problem.code !== 'not-found') throw error;
        setMissing(true);
      }
    });
  const test = ({ position, language }: Preview) =>
    attempt(async () => {
      await dataOf(createApi().POST('/mailings/{mailingId}/test', { params: { path }, body: { position, language } }));
      setOutcome({ kind: 'sent' });
    });

  return (
    <Stack gap="m">
      <Text>
        <FormattedMessage id="mailing.preview.text" />
      </Text>
      <Inline gap="s">
        <Button onPress={() => void show(preview?.position ?? 1)}>
          <FormattedMessage id={preview ? 'mailing.preview.again' : 'mailing.preview.show'} />
        </Button>
        {preview && (
          <>
            <Button
              isDisabled={preview.position === 1}
              disabledReason={intl.formatMessage({ id: 'mailing.preview.first' })}
              onPress={() => void show(preview.position - 1)}
            >
              <FormattedMessage id="mailing.preview.previous" />
            </Button>
            <Button
              isDisabled={preview.position >= preview.recipients}
              disabledReason={intl.formatMessage({ id: 'mailing.preview.last' })}
              onPress={() => void show(preview.position + 1)}
            >
              <FormattedMessage id="mailing.preview.next" />
            </Button>
            <Button onPress={() => void test(preview)}>
              <FormattedMessage id="mailing.test" />
            </Button>
          </>
        )}
      </Inline>
      {preview && preview.recipients > 1 && (
        <RecipientFinder
          recipients={preview.recipients}
          isMissing={isMissing}
          onNumber={(position) => void show(position)}
          onWords={(words) => void find(preview.position + 1, words)}
        />
      )}
      {outcome?.kind === 'failed' && (
        <Alert tone="critical" announce>
          {failureText(intl, outcome.error)}
        </Alert>
      )}
      {outcome?.kind === 'sent' && (
        <Alert tone="positive" announce>
          <FormattedMessage id="mailing.test.sent" />
        </Alert>
      )}
      {preview && (
        <>
          <Select
            name="preview-language"
            label={intl.formatMessage({ id: 'mailing.preview.language' })}
            placeholder={intl.formatMessage({ id: 'mailing.preview.own' })}
            options={(['en', 'es'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `language.${value}` }),
            }))}
            value={chosen}
            onChange={(value) => {
              const language = value === 'en' || value === 'es' ? value : '';
              setChosen(language);
              void show(preview.position, language);
            }}
          />
          <Facts
            items={[
              {
                term: intl.formatMessage({ id: 'mailing.preview.to' }),
                description: recipientText(intl, preview),
              },
              { term: intl.formatMessage({ id: 'mailing.subject' }), description: preview.subject },
            ]}
          />
          <RadioGroup
            name="preview-form"
            label={intl.formatMessage({ id: 'mailing.preview.form' })}
            options={(['plain', 'html'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `mailing.preview.${value}` }),
            }))}
            value={form}
            onChange={(value) => {
              setForm(value === 'html' ? 'html' : 'plain');
            }}
          />
          {form === 'plain' ? (
            <Letter text={preview.text} lang={preview.language} />
          ) : (
            <EmailPreview
              label={intl.formatMessage({ id: 'mailing.preview.frame' })}
              address={frameAddress(mailingId, preview, shown)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
