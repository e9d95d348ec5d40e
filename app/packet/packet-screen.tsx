import { Alert, EmptyState, PrintedFooter, ScreenOnly, Spinner, Stack, WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { locales } from '#rules/language';
import { useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { dataOf } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { keepFocus } from '../platform/forms/keep-focus.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { DetailsGate, type DetailPage, type OpenedDetails } from './details-gate.tsx';
import { readChoices, writeChoices } from './packet-choices.ts';
import { PacketOptions } from './packet-options.tsx';
import { madeWords, wordsOf, type Packet } from './sheet-kit.tsx';
import { Sheets } from './sheets/sheets.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/** The title, which takes the focus when the button that opened the details is gone. */
const titleId = 'packet';

export async function load({ api, params, url }: LoadInput) {
  const path = { eventId: params.eventId ?? '' };
  return orSignIn(url, () => dataOf(api.GET('/events/{eventId}/packet', { params: { path } })));
}

function titleOf(intl: IntlShape, packet: Packet | undefined): string {
  const { names } = packet?.event ?? {};
  return intl.formatMessage(
    { id: 'desk.packet' },
    { event: (intl.locale.startsWith('es') ? names?.es : names?.en) ?? '' },
  );
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return { title: titleOf(intl, data), description: '', isPrivate: true };
}

/** Whether the pages need details that were not opened yet. */
function notOpened(needed: readonly DetailPage[], opened: OpenedDetails | undefined): boolean {
  return needed.some((page) => opened === undefined || !opened.pages.includes(page));
}

/** The print packet of an event: the choice of sheets, and the sheets as they will be printed. */
export function Component() {
  const packet = useScreenData<typeof load>();
  // The details that were opened belong to one event.
  return <PacketOfEvent key={packet.event.id} packet={packet} />;
}

function PacketOfEvent({ packet }: { packet: Packet }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [query, setQuery] = useSearchParams();
  // Also kept in state: the address updates a moment later, and a second change must not lose the first.
  const [choices, setChoices] = useState(() => readChoices(query, language));
  const words = useSheetWords(choices.languages);
  const [opened, setOpened] = useState<OpenedDetails>();
  const needed = choices.pages.filter((page) => page === 'kitchen' || page === 'minors');
  const isGateShown = packet.parties.length > 0 && notOpened(needed, opened);
  const compare = useMemo(() => new Intl.Collator(locales[language]).compare, [language]);
  return (
    <WorkspacePage
      title={titleOf(intl, packet)}
      titleFocusId={titleId}
      isTitlePrinted={false}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'manage.retreatReports' }), href: guardedScreens.listRegistration.path },
      ]}
    >
      <Stack gap="l">
        <ScreenOnly>
          <PacketOptions
            choices={choices}
            onChange={(changed) => {
              setChoices(changed);
              // The language stays in the address: without it, everything would load again before the address updates.
              setQuery((before) => ({ ...Object.fromEntries(before), ...writeChoices(changed) }), {
                replace: true,
                preventScrollReset: true,
              });
            }}
          />
        </ScreenOnly>
        {packet.parties.length === 0 && (
          <ScreenOnly>
            <EmptyState title={intl.formatMessage({ id: 'packet.nobody' })} level={2} />
          </ScreenOnly>
        )}
        {isGateShown && (
          <DetailsGate
            key={needed.join()}
            eventId={packet.event.id}
            pages={needed}
            onOpened={(details) => {
              setOpened(details);
              keepFocus(titleId);
            }}
          />
        )}
        {words.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
        {words.kind === 'failed' && (
          <Alert tone="caution" announce>
            {failureText(intl, words.error)}
          </Alert>
        )}
        {words.kind === 'data' && (
          <>
            <PrintedFooter text={wordsOf(madeWords({ packet, say: words.data }))} />
            <Sheets
              kit={{ packet, choices, say: words.data, compare }}
              details={isGateShown ? undefined : opened?.details}
            />
          </>
        )}
      </Stack>
    </WorkspacePage>
  );
}
