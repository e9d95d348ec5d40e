import {
  Alert,
  Button,
  Disclosure,
  Facts,
  Heading,
  Inline,
  List,
  RadioGroup,
  SaveState,
  Stack,
  Text,
  useAnnounce,
} from '#design-system';
import { mailingKinds } from '#contract/enums';
import { guardedScreens } from '#rules/access';
import { faultsOf } from '#rules/mailings';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { ApiProblem, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useDebounced } from '../../platform/shell/use-debounced.ts';
import { DiscardDialog, discardDraft } from '../discard-dialog.tsx';
import { mailingSubject } from '../mailing-title.ts';
import { AudienceFields } from './audience-fields.tsx';
import { faultText } from './fault-text.ts';
import { ListField, recipientsStart } from './list-field.tsx';
import { MailingFiles } from './mailing-files.tsx';
import { MailingText } from './mailing-text.tsx';
import { NewsAudience } from './news-audience.tsx';
import { MailingPreview } from './preview.tsx';
import type { Sending } from './send-dialog.tsx';
import { useAudienceCount } from './use-audience-count.ts';
import { useSavedMailing } from './use-saved-mailing.ts';

interface MailingDraftProps {
  mailing: Schemas['Mailing'];
  events: readonly Pick<Schemas['Event'], 'id' | 'name'>[];
  sending: Sending;
  /** Loads the stored draft after someone else has saved it. */
  onReload: () => void;
}

/** Writes a bulk email: recipients, text, preview, and sending. */
export function MailingDraft({ mailing, events, sending, onReload }: MailingDraftProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { content, change, flush, follow, saved, currentVersion } = useSavedMailing(mailing);
  const [list, setList] = useState(mailing.list);
  const [isChecked, setChecked] = useState(false);
  const { kind, audience, texts } = content;
  const isNews = kind === 'news';

  const { answer, counted, retry } = useAudienceCount(mailing.id, saved.version);
  const count = answer.kind === 'data' ? answer.data : undefined;
  const faults = count ? faultsOf(content, count) : [];

  const ask = async () => {
    setChecked(true);
    if (!(await flush())) return;
    const known = await counted();
    if (!known || faultsOf(content, known).length > 0) return;
    sending.ask({ version: currentVersion(), recipients: known.recipients });
  };
  const changeAudience = (next: Partial<Schemas['MailingAudience']>) => {
    change((before) => ({ ...before, audience: { ...before.audience, ...next } }));
  };
  const discard = useAction(
    async () => {
      await flush();
      await discardDraft(mailing.id);
    },
    undefined,
    { leavesPage: true },
  );

  // Shown where the numbers are missing, and beside the button that needs them.
  const uncounted = answer.kind === 'failed' && (
    <Alert
      tone="critical"
      title={intl.formatMessage({ id: 'mailing.figures.failed' })}
      announce
      actions={
        <Button onPress={retry}>
          <FormattedMessage id="form.tryAgain" />
        </Button>
      }
    >
      {failureText(intl, answer.error)}
    </Alert>
  );

  return (
    <Stack gap="xl">
      <SaveState state={saved.state} text={intl.formatMessage({ id: `saveState.${saved.state}` })} />
      {saved.state === 'failed' && (
        <Alert
          tone="critical"
          announce
          actions={
            saved.error instanceof ApiProblem &&
            saved.error.problem.code === 'changed-meanwhile' && (
              <Button onPress={onReload}>
                <FormattedMessage id="mailing.reload" />
              </Button>
            )
          }
        >
          {failureText(intl, saved.error)}
        </Alert>
      )}
      <RadioGroup
        name="kind"
        label={intl.formatMessage({ id: 'mailing.kind' })}
        options={mailingKinds.map((value) => ({ value, label: intl.formatMessage({ id: `mailing.kind.${value}` }) }))}
        value={kind}
        onChange={(value) => {
          change((before) => ({ ...before, kind: value === 'news' ? 'news' : 'registration' }));
        }}
      />
      <Stack gap="m" as="section">
        <Heading level={2} focusId={recipientsStart}>
          <FormattedMessage id="mailing.recipients" />
        </Heading>
        <Text>
          <FormattedMessage id={`mailing.about.${kind}`} />
        </Text>
        {isNews ? (
          <NewsAudience events={events} audience={audience} onChange={changeAudience} />
        ) : (
          <AudienceFields events={events} audience={audience} onChange={changeAudience} />
        )}
        {isNews && (
          <Disclosure label={intl.formatMessage({ id: 'mailing.list' })} isOpenAtFirst={list !== null}>
            <ListField
              mailing={{ id: mailing.id, list }}
              flush={async () => ((await flush()) ? currentVersion() : undefined)}
              onChange={(version, next) => {
                setList(next);
                follow(version);
              }}
            />
          </Disclosure>
        )}
        {count && <AudienceFigures count={count} />}
        {uncounted}
        <HeardRecipients recipients={count?.recipients} />
      </Stack>
      <Stack gap="l" as="section">
        <Heading level={2}>
          <FormattedMessage id="mailing.texts" />
        </Heading>
        {(['en', 'es'] as const).map((each) => (
          <MailingText
            key={each}
            kind={kind}
            language={each}
            value={texts[each]}
            faults={isChecked ? faults : []}
            onChange={(value) => {
              change((before) => ({ ...before, texts: { ...before.texts, [each]: value } }));
            }}
          />
        ))}
      </Stack>
      <MailingFiles mailing={mailing} />
      <Stack gap="m" as="section">
        <Heading level={2}>
          <FormattedMessage id="mailing.preview" />
        </Heading>
        <MailingPreview mailingId={mailing.id} flush={flush} />
      </Stack>
      {isChecked && faults.length > 0 && (
        <Alert tone="critical" title={intl.formatMessage({ id: 'mailing.faults' })} announce>
          <List items={faults.map((fault) => faultText(intl, fault))} />
        </Alert>
      )}
      {isChecked && uncounted}
      {isChecked && saved.state === 'failed' && (
        <Alert tone="critical" title={intl.formatMessage({ id: 'saveState.failed' })} announce>
          {failureText(intl, saved.error)}
        </Alert>
      )}
      {sending.isCanceled && (
        <Alert tone="info">
          <FormattedMessage id="publicForm.canceled" />
        </Alert>
      )}
      <Inline gap="s">
        <Button tone="primary" onPress={() => void ask()}>
          {count ? (
            <FormattedMessage id="mailing.send" values={{ recipients: count.recipients }} />
          ) : (
            <FormattedMessage id="mailing.send.uncounted" />
          )}
        </Button>
        <Button onPress={discard.ask}>
          <FormattedMessage id="mailing.discard" />
        </Button>
      </Inline>
      <DiscardDialog
        action={discard}
        name={mailingSubject(intl, content, events)}
        onClosed={() => {
          if (discard.outcome?.kind === 'success') void navigate(guardedScreens.sendEmail.path);
        }}
      />
    </Stack>
  );
}

/** How long the number of recipients must stay the same before it is announced, in ms. */
const untilHeard = 1_000;

/** Announces the number of recipients when it changes. */
function HeardRecipients({ recipients }: { recipients: number | undefined }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const settled = useDebounced(recipients, untilHeard);
  const known = useRef(recipients);
  useEffect(() => {
    known.current ??= recipients;
    if (settled === undefined || settled !== recipients || settled === known.current) return;
    known.current = settled;
    announce(intl.formatMessage({ id: 'mailing.figures.now' }, { recipients: settled }));
  }, [recipients, settled, announce, intl]);
  return null;
}

/** The number of recipients, and their languages. */
function AudienceFigures({ count }: { count: Schemas['MailingAudienceCount'] }) {
  const intl = useIntl();
  const { recipients, parties, partiesWithoutEmail, byLanguage, byEvent, byReason } = count;
  const byName = new Map<string, number>();
  for (const each of byEvent) byName.set(each.eventName, (byName.get(each.eventName) ?? 0) + each.recipients);
  return (
    <Facts
      items={[
        { term: intl.formatMessage({ id: 'mailing.figures.recipients' }), description: intl.formatNumber(recipients) },
        ...byLanguage.map((each) => ({
          term: intl.formatMessage({ id: `language.${each.language}` }),
          description: intl.formatNumber(each.recipients),
        })),
        ...(byName.size > 1 ? [...byName] : []).map(([term, sum]) => ({ term, description: intl.formatNumber(sum) })),
        ...byReason.map((each) => ({
          term: intl.formatMessage({ id: `mailing.reason.${each.reason}` }),
          description: intl.formatNumber(each.recipients),
        })),
        ...(parties > 0
          ? [{ term: intl.formatMessage({ id: 'mailing.figures.parties' }), description: intl.formatNumber(parties) }]
          : []),
        ...(partiesWithoutEmail > 0
          ? [
              {
                term: intl.formatMessage({ id: 'mailing.figures.withoutEmail' }),
                description: intl.formatNumber(partiesWithoutEmail),
              },
            ]
          : []),
      ]}
      layout="figures"
    />
  );
}
