import { Alert, Button, FilterBar, Select, Stack, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ApiProblem, dataOf, type Schemas } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useTyped } from '../platform/lists/use-typed.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { useSession } from '../platform/visitor/session-context.tsx';
import { storedSession } from '../platform/visitor/session-storage.ts';
import { CompleteFile } from './complete-file.tsx';
import { checked, question } from './filter-questions.ts';
import { LastRuns } from './port/last-runs.tsx';
import {
  addressOf,
  chosenReport,
  defaultsOf,
  reportTitle,
  sortOf,
  valuesOf,
  withSort,
  type FilterValues,
} from './port/report-address.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportResults } from './report-results.tsx';
import { useLastRuns } from './use-last-runs.ts';
import { useReport } from './use-report.ts';
import { useRunAgain } from './use-run-again.ts';
import { WorkbookButton } from './workbook-button.tsx';

type Definition = Schemas['ReportDefinition'];

/** Treats a failed request as an empty list and logs the reason. A missing login or permission is handled as on every screen. */
function nothingBut(error: unknown): Definition[] {
  if (error instanceof ApiProblem && (error.problem.status === 401 || error.problem.status === 403)) throw error;
  console.error('Failed to load reports', error);
  return [];
}

export async function load({ api, language, url }: LoadInput) {
  return orSignIn(url, async () => {
    const session = storedSession();
    const userId = session?.kind === 'user' ? session.user.id : 0;
    const [reports, runs] = await Promise.all([
      dataOf(api.GET('/reports/available', { params: { query: { userId, lng: language } } })).catch(nothingBut),
      dataOf(api.GET('/reports/runs', { params: { query: { lng: language } } })).catch(() => ({ items: [] })),
    ]);
    return { reports, runs: runs.items };
  });
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'report.title' }), description: '', isPrivate: true };
}

/** The reports screen: choose a report, filter it, read it, and download it. */
export function Component() {
  const intl = useIntl();
  const { visitor } = useSession();
  const { language } = useLanguage();
  const { reports, runs } = useScreenData<typeof load>();
  const [query, setQuery] = useSearchParams();
  const chosen = chosenReport(reports, query);
  const sort = sortOf(query);
  const [{ values, errors }, setTyped] = useTyped<{ values: FilterValues; errors: Record<string, string> }>({
    values: chosen ? valuesOf(chosen, query) : {},
    errors: {},
  });
  const [search, setSearch] = useState('');
  const reader = visitor.kind === 'user' ? visitor.user : { id: 0, userType: '' };
  const report = useReport(reader, language);
  const { outcome, clear } = report;
  const lastRuns = useLastRuns(runs, language);
  const view = { search, ...(sort && { sort }), page: 1 };

  /** The values in the API's format; undefined if one is invalid, which its field then shows. */
  const readValues = (of: Definition): FilterValues | undefined => {
    const { errors: wrong, asked } = checked(intl, of, values);
    setTyped({ values, errors: wrong });
    return Object.keys(wrong).length > 0 ? undefined : asked;
  };

  // The rows belong to the filters in the address: others, such as after going back, start without rows.
  const address = addressOf(chosen?.reportId, chosen && valuesOf(chosen, query)).toString();
  const rowsOf = useRef<string>(undefined);
  useEffect(() => {
    if (rowsOf.current !== address) clear();
  }, [address, clear]);

  const run = async () => {
    if (!chosen) {
      report.fail(intl.formatMessage({ id: 'report.selectFirst' }));
      return;
    }
    const asked = readValues(chosen);
    if (!asked) return;
    setSearch('');
    const filters = addressOf(chosen.reportId, asked);
    rowsOf.current = filters.toString();
    const next = sort ? withSort(filters, sort) : filters;
    // The same address again would reload the screen.
    if (next.toString() !== query.toString()) setQuery(next);
    const hasRun = await report.run(chosen.reportId, asked, { ...view, search: '' });
    if (hasRun) await lastRuns.reload();
  };
  useRunAgain(language, outcome.kind === 'rows' || report.isRunning, () => void run());

  const hasRows = outcome.kind === 'rows' && outcome.count > 0;
  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'report.title' })}
      trail={[{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]}
    >
      <Stack gap="s">
        <FilterBar
          label={intl.formatMessage({ id: 'report.filters' })}
          lead={
            <Select
              label={intl.formatMessage({ id: 'report.report' })}
              name="report"
              options={reports.map(({ reportId, name }) => ({
                value: String(reportId),
                label: reportTitle(reportId, name),
              }))}
              placeholder={intl.formatMessage({ id: reports.length === 0 ? 'report.none' : 'report.select' })}
              value={chosen ? String(chosen.reportId) : ''}
              isDisabled={reports.length === 0}
              onChange={(id) => {
                const next = reports.find(({ reportId }) => String(reportId) === id);
                setQuery(addressOf(next?.reportId, next && defaultsOf(next)));
              }}
            />
          }
          filters={(chosen?.filters ?? []).map(question)}
          values={values}
          errors={errors}
          {...(reports.length > 0 && {
            emptyText: intl.formatMessage({ id: chosen ? 'report.noFilters' : 'report.selectFirst' }),
          })}
          onChange={(name, value) => {
            setTyped((before) => ({ ...before, values: { ...before.values, [name]: value } }));
          }}
          submitLabel={intl.formatMessage({ id: 'report.show' })}
          pendingLabel={intl.formatMessage({ id: 'report.running' })}
          isPending={report.isRunning}
          onSubmit={() => void run()}
          actions={
            <>
              {hasRows && chosen && !report.isRunning ? (
                <WorkbookButton
                  name={chosen.name}
                  make={(onProgress, signal) => report.workbook(view, onProgress, signal)}
                />
              ) : (
                <Button
                  isDisabled
                  disabledReason={intl.formatMessage({ id: 'report.runFirst' })}
                  onDisabledPress={() => {
                    if (!report.isRunning) report.fail(intl.formatMessage({ id: 'report.noData' }));
                  }}
                >
                  <FormattedMessage id="report.download" />
                </Button>
              )}
              {chosen && (
                <CompleteFile
                  name={chosen.name}
                  onError={clear}
                  find={async () => {
                    const asked = readValues(chosen);
                    return asked && report.files(chosen.reportId, asked);
                  }}
                />
              )}
            </>
          }
        />
        {outcome.kind === 'problem' && (
          <Alert key={outcome.number} tone="critical" announce>
            {outcome.text}
          </Alert>
        )}
        {outcome.kind === 'rows' && outcome.count === 0 && (
          <Alert tone="neutral" announce>
            <FormattedMessage id="report.noResults" />
          </Alert>
        )}
        {hasRows && chosen && report.page && (
          <ReportResults
            caption={chosen.name}
            columns={outcome.columns}
            count={outcome.count}
            page={report.page}
            chart={
              outcome.chart &&
              report.page.figures && (
                <ReportChart
                  name={chosen.name}
                  columns={outcome.columns}
                  chart={outcome.chart}
                  figures={report.page.figures}
                />
              )
            }
            openRows={() => report.rowsOf(view)}
            sort={sort}
            search={search}
            onSearch={(words) => {
              setSearch(words);
              void report.show({ ...view, search: words });
            }}
            onSort={(next) => {
              setQuery(withSort(query, next), { replace: true });
              void report.show({ ...view, sort: next });
            }}
            onPage={(page) => {
              void report.show({ ...view, page });
            }}
          />
        )}
        <LastRuns runs={lastRuns.items} />
      </Stack>
    </WorkspacePage>
  );
}
