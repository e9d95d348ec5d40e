import { useEffect, useState } from 'react';
import type { FilterValue } from '../components/FilterBar/FilterControl.tsx';
import { api } from './api.fixtures.ts';
import type { ReportWords } from './report-words.fixtures.ts';
import type { ReportDefinition, ReportRow } from './reports.fixtures.ts';

/** Who runs reports; `userType` as the session has it, such as 'A,R'. */
export type Reader = { id: number; userType: string };

type Values = Readonly<Record<string, FilterValue>>;

/** What came of the last run: nothing yet, rows (perhaps none), or why there are none. */
type Outcome = { kind: 'none' } | { kind: 'rows'; rows: readonly ReportRow[] } | { kind: 'problem'; text: string };

const none: Outcome = { kind: 'none' };

const defaultsOf = (report: ReportDefinition | undefined): Values =>
  Object.fromEntries(
    (report?.filters ?? []).map((filter) => [filter.name, filter.default ?? (filter.type === 'check' ? false : '')]),
  );

/** The state of the reports screen (specification, section 4): choosing a report resets its filters and what was found. */
export function useReport(reader: Reader | undefined, words: ReportWords) {
  const [reports, setReports] = useState<readonly ReportDefinition[]>();
  const [chosenId, setChosenId] = useState('');
  const [values, setValues] = useState<Values>({});
  const [outcome, setOutcome] = useState(none);
  const [isRunning, setRunning] = useState(false);
  const userId = reader?.id;
  const chosen = reports?.find(({ reportId }) => String(reportId) === chosenId);

  useEffect(() => {
    if (userId === undefined) return;
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      // A list that cannot be had is an empty list, as the specification has it.
      const { data = [] } = await api.GET('/reports/available', { params: { query: { userId } }, signal: stop.signal });
      setReports(data);
      setChosenId(data[0] === undefined ? '' : String(data[0].reportId));
      setValues(defaultsOf(data[0]));
    };
    load().catch(() => {
      if (!stop.signal.aborted) setReports([]);
    });
    return () => {
      stop.abort();
    };
  }, [userId]);

  const find = async (): Promise<Outcome> => {
    if (chosen === undefined || reader === undefined) return { kind: 'problem', text: words.problem.noReport };
    const body = {
      reportId: chosen.reportId,
      filterValues: { ...values },
      userId: reader.id,
      mode: 'list' as const,
      userType: reader.userType,
    };
    try {
      const { data, error, response } = await api.POST('/reports/run', { body });
      if (data === undefined) return { kind: 'problem', text: words.problem.status(response.status, error.error) };
      if (data.error !== undefined) return { kind: 'problem', text: words.problem.answered(data.error) };
      return { kind: 'rows', rows: data.results ?? [] };
    } catch (reason) {
      // Fetch throws a TypeError when no answer came.
      const text =
        reason instanceof TypeError
          ? words.problem.unreachable
          : words.problem.other(reason instanceof Error ? reason.message : String(reason));
      return { kind: 'problem', text };
    }
  };

  return {
    reports,
    chosen,
    values,
    outcome,
    isRunning,
    choose: (id: string): void => {
      setChosenId(id);
      setValues(defaultsOf(reports?.find(({ reportId }) => String(reportId) === id)));
      setOutcome(none);
    },
    setValue: (name: string, value: FilterValue): void => {
      setValues({ ...values, [name]: value });
    },
    run: async (): Promise<void> => {
      setRunning(true);
      setOutcome(await find());
      setRunning(false);
    },
  };
}
