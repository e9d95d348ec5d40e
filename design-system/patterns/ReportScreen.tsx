import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar/FilterBar.tsx';
import type { Filter } from '../components/FilterBar/FilterControl.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { LinkButton } from '../components/LinkButton/LinkButton.tsx';
import { PageSection } from '../components/PageLayout/PageSection.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import type { ReportWords } from './report-words.fixtures.ts';
import type { ReportFilter, ReportRow } from './reports.fixtures.ts';
import { useReport } from './useReport.ts';
import type { Reader } from './useReport.ts';

type ReportScreenProps = {
  words: ReportWords;
  /** Who is signed in, if anyone. */
  reader?: Reader;
  /** Called with the name of the spreadsheet and what goes into it. */
  onDownload: (fileName: string, rows: readonly ReportRow[]) => void;
};

/** The screen of reports: choose, narrow down, read, take along. */
export function ReportScreen({ words, reader, onDownload }: ReportScreenProps): ReactElement {
  return (
    <>
      <PageSection tone="deep">
        <Stack>
          <Heading level={1}>{words.title}</Heading>
          <Text>{words.lead}</Text>
        </Stack>
      </PageSection>
      <PageSection>
        {reader === undefined ? (
          <EmptyState title={words.signIn} actions={<LinkButton href="/login">{words.login}</LinkButton>} />
        ) : (
          <Reports words={words} reader={reader} onDownload={onDownload} />
        )}
      </PageSection>
    </>
  );
}

/** The question of a filter; what has no kind is asked for as text. */
function question({ type = 'text', name, label, description, options = [], placeholder }: ReportFilter): Filter {
  return type === 'select'
    ? { type, name, label, description, options, placeholder }
    : { type, name, label, description };
}

function Reports({ words, reader, onDownload }: Required<ReportScreenProps>): ReactElement {
  const { reports, chosen, values, outcome, isRunning, choose, setValue, run } = useReport(reader, words);
  if (reports === undefined) return <Spinner label={words.loading} />;
  const rows = outcome.kind === 'rows' ? outcome.rows : [];
  return (
    <Stack gap="l">
      <Select
        label={words.report}
        name="report"
        options={reports.map(({ reportId, name }) => ({
          value: String(reportId),
          label: `${String(reportId)} - ${name}`,
        }))}
        placeholder={reports.length === 0 ? words.noReports : words.noChoice}
        value={chosen === undefined ? '' : String(chosen.reportId)}
        onChange={choose}
        isDisabled={reports.length === 0}
      />
      {reports.length > 0 && (
        <FilterBar
          label={words.filters}
          filters={(chosen?.filters ?? []).map(question)}
          values={values}
          onChange={setValue}
          emptyText={chosen === undefined ? words.chooseAbove : words.noFilters}
          submitLabel={words.show}
          onSubmit={() => {
            void run();
          }}
          isPending={isRunning}
          pendingLabel={words.running}
          actions={
            <Button
              isDisabled={isRunning || rows.length === 0}
              disabledReason={words.runFirst}
              onPress={() => {
                onDownload(fileName(chosen?.name), rows);
              }}
            >
              {words.download}
            </Button>
          }
        />
      )}
      {outcome.kind === 'problem' && (
        <Alert tone="critical" announce>
          {outcome.text}
        </Alert>
      )}
      {chosen !== undefined && (isRunning || outcome.kind === 'rows') && (
        <Results
          caption={words.results(chosen.name)}
          rows={rows}
          isBusy={isRunning}
          text={outcome.kind === 'rows' ? (rows.length === 0 ? words.noResults : words.found(rows.length)) : ''}
        />
      )}
    </Stack>
  );
}

/** The name of a report as that of a file (specification, section 7). */
function fileName(report: string | undefined): string {
  return report === undefined ? 'report.xlsx' : `${report.replaceAll(' ', '_')}_report.xlsx`;
}

type ResultsProps = { caption: string; rows: readonly ReportRow[]; isBusy: boolean; text: string };

/** Stands there from the first run on, so that what it brings is said when it arrives. */
function Results({ caption, rows, isBusy, text }: ResultsProps): ReactElement {
  const [first] = rows;
  const columns = useMemo(
    () =>
      Object.keys(first ?? {}).map((key, index) => ({
        id: key,
        header: key,
        cell: (row: ReportRow) => row[key] ?? '',
        isRowHeader: index === 0,
        numeric: typeof first?.[key] === 'number',
      })),
    [first],
  );
  return (
    <DataTable
      caption={caption}
      captionLevel={2}
      columns={columns}
      rows={rows}
      rowId={(row) => String(rows.indexOf(row))}
      isBusy={isBusy}
      resultText={text}
    />
  );
}
