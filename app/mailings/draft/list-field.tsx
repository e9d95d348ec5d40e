import { Alert, Button, Checkbox, Inline, List, RadioGroup, Spinner, Stack, Text, useAnnounce } from '#design-system';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { DraftState } from '../../platform/drafts/draft-state.tsx';
import { useFoundDraft } from '../../platform/drafts/use-draft.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { listDraft, PastedListFields, useKeptList } from '../../platform/spreadsheets/pasted-list.tsx';

/** The largest accepted file, in bytes: about 20,000 rows with plenty of other content. */
export const largestFile = 3 * 1024 * 1024;

/** The heading above the list, which gets the focus when the list is removed. */
export const recipientsStart = 'recipients';

type Outcome =
  | { kind: 'read'; reading: Schemas['MailingListReading'] }
  | { kind: 'unreadable' }
  | { kind: 'failed'; error: unknown };

interface ListFieldProps {
  mailing: Pick<Schemas['Mailing'], 'id' | 'list'>;
  /** Saves pending input. Returns the saved version, or undefined if saving failed. */
  flush: () => Promise<number | undefined>;
  /** Called with the draft's new version and list. */
  onChange: (version: number, list: Schemas['MailingListOrNone']) => void;
}

/** The rows in the API's format: one person per line, columns separated by tabs. */
function rowsText(rows: readonly string[][]): string {
  return rows.map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** A list of people who agreed to get news, pasted or as a file. If any row is wrong, the whole list is refused. */
export function ListField(props: ListFieldProps) {
  const intl = useIntl();
  const kind = useMemo(() => listDraft(`mailing-list:${props.mailing.id}`), [props.mailing.id]);
  const found = useFoundDraft(kind);
  if (!found) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return <ListForm key={found.owner} {...props} kind={kind} found={found} />;
}

interface ListFormProps extends ListFieldProps {
  kind: Parameters<typeof useKeptList>[1];
  found: Parameters<typeof useKeptList>[2];
}

function ListForm({ mailing, flush, onChange, kind, found }: ListFormProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { language: own } = useLanguage();
  const given = useKeptList(largestFile, kind, found);
  const [language, setLanguage] = useState<'en' | 'es'>(own);
  const [haveAgreed, setAgreed] = useState(false);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const params = { path: { mailingId: mailing.id } };

  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setOutcome(undefined);
    try {
      await work();
    } catch (error) {
      setOutcome({ kind: 'failed', error });
    } finally {
      setPending(false);
    }
  };
  const read = () =>
    attempt(async () => {
      let rows: string;
      try {
        rows = rowsText(await given.read());
      } catch {
        setOutcome({ kind: 'unreadable' });
        return;
      }
      const version = await flush();
      if (version === undefined) return;
      const body = { version, haveAgreed: true, language, rows } as const;
      const reading = await dataOf(createApi().PUT('/mailings/{mailingId}/list', { params, body }));
      setOutcome({ kind: 'read', reading });
      if (!reading.isStored) return;
      given.leave('');
      onChange(reading.version, {
        recipients: reading.recipients,
        declaredByName: null,
        declaredAt: new Date().toISOString(),
      });
    });
  const discard = () =>
    attempt(async () => {
      if ((await flush()) === undefined) return;
      const { version } = await dataOf(createApi().DELETE('/mailings/{mailingId}/list', { params }));
      onChange(version, null);
      announce(intl.formatMessage({ id: 'mailing.list.discarded' }));
      keepFocus(recipientsStart);
    });

  return (
    <Stack gap="m">
      {mailing.list && (
        <Inline gap="m" wrap align="center">
          <Text>
            <FormattedMessage id="mailing.list.present" values={{ count: mailing.list.recipients }} />
          </Text>
          <Button tone="quiet" isPending={isPending} onPress={() => void discard()}>
            <FormattedMessage id="mailing.list.discard" />
          </Button>
        </Inline>
      )}
      <PastedListFields list={given} hint={intl.formatMessage({ id: 'mailing.list.hint' })} />
      {given.saveState !== 'idle' && <DraftState saveState={given.saveState} place={given.place} />}
      <RadioGroup
        name="listLanguage"
        label={intl.formatMessage({ id: 'mailing.list.language' })}
        options={(['en', 'es'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `language.${value}` }),
        }))}
        value={language}
        onChange={(value) => {
          setLanguage(value === 'es' ? 'es' : 'en');
        }}
      />
      <Checkbox
        name="haveAgreed"
        label={intl.formatMessage({ id: 'mailing.list.agreed' })}
        hint={intl.formatMessage({ id: 'mailing.list.agreed.hint' })}
        isSelected={haveAgreed}
        onChange={setAgreed}
      />
      <Inline gap="s">
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'list.reading' })}
          isDisabled={!haveAgreed || given.isEmpty}
          disabledReason={intl.formatMessage({ id: given.isEmpty ? 'list.empty' : 'mailing.list.notAgreed' })}
          onPress={() => void read()}
        >
          <FormattedMessage id="mailing.list.read" />
        </Button>
      </Inline>
      {outcome?.kind === 'unreadable' && (
        <Alert tone="critical" announce>
          <FormattedMessage id="mailing.list.unreadable" />
        </Alert>
      )}
      {outcome?.kind === 'failed' && (
        <Alert tone="critical" announce>
          {failureText(intl, outcome.error)}
        </Alert>
      )}
      {outcome?.kind === 'read' && <Reading reading={outcome.reading} />}
    </Stack>
  );
}

function Reading({ reading }: { reading: Schemas['MailingListReading'] }) {
  const intl = useIntl();
  const { recipients, repeated, unsubscribed, wrong, isStored } = reading;
  if (!isStored) {
    return (
      <Alert tone="critical" announce title={intl.formatMessage({ id: 'mailing.list.wrong' })}>
        <List
          items={wrong.map(({ row, text, fault }) =>
            intl.formatMessage({ id: 'mailing.list.row' }, { row, text, fault }),
          )}
        />
      </Alert>
    );
  }
  return (
    <Alert tone="positive" announce>
      <FormattedMessage id="mailing.list.done" values={{ recipients, repeated, unsubscribed }} />
    </Alert>
  );
}
