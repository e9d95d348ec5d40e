import type { Language } from '#rules/language';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createApi, NoAnswer } from '../platform/client/client.ts';
import type { ReportPage, ReportView } from './data/report-rows.ts';
import { openReportWorker, type ReportWorker } from './data/report-worker.ts';
import type { ReadReport } from './data/worker-messages.ts';
import type { FilterValues } from './port/report-address.ts';
import { reportFailure, reportProblem } from './report-problem.ts';
import type { FindRows } from './use-printed-rows.ts';

/** The result of the last run: nothing yet, any number of rows, or an error. */
export type Outcome =
  | { readonly kind: 'none' }
  /** Problems are numbered: the same one again is a new one, which must be announced again. */
  | { readonly kind: 'problem'; readonly text: string; readonly number: number }
  | Extract<ReadReport, { kind: 'rows' }>;

/** The addresses of a report's complete files, each valid for one download. */
export interface FileAddresses {
  readonly fileUrl?: string;
  readonly csvUrl?: string;
}

/** The user who runs reports. */
interface Reader {
  readonly id: number;
  readonly userType: string;
}

const none: Outcome = { kind: 'none' };
const api = createApi();

let problems = 0;

function problem(text: string): Outcome {
  problems += 1;
  return { kind: 'problem', text, number: problems };
}

/** Runs reports and shows their rows a page at a time; the rows themselves stay in a separate thread. */
export function useReport(reader: Reader, language: Language) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<Outcome>(none);
  const [page, setPage] = useState<ReportPage>();
  const [isRunning, setRunning] = useState(false);
  const worker = useRef<ReportWorker>(undefined);
  const running = useRef<AbortController>(undefined);

  const clear = useCallback(() => {
    running.current?.abort();
    worker.current?.close();
    worker.current = undefined;
    // A terminated thread never answers, so the run does not end by itself.
    setRunning(false);
    setOutcome(none);
    setPage(undefined);
  }, []);

  useEffect(() => clear, [clear]);

  const fetchRows = async (
    reportId: number,
    values: FilterValues,
    view: ReportView,
    signal: AbortSignal,
  ): Promise<{ readonly outcome: Outcome; readonly page?: ReportPage }> => {
    const { id: userId, userType } = reader;
    const body = { reportId, filterValues: { ...values }, userId, mode: 'list' as const, userType };
    const { data, error, response } = await api.POST('/reports/run', {
      params: { query: { lng: language } },
      body,
      parseAs: 'stream',
      signal,
    });
    if (!data) return { outcome: problem(reportProblem(intl, response.status, error?.error)) };
    signal.throwIfAborted();
    const opened = openReportWorker();
    worker.current = opened;
    const report = await opened.read(data, language);
    if (report.kind === 'error')
      return { outcome: problem(intl.formatMessage({ id: 'report.problem.error' }, { message: report.error })) };
    return { outcome: report, ...(report.count > 0 && { page: await opened.view(view) }) };
  };

  return {
    outcome,
    page,
    isRunning,
    clear,
    fail: (text: string) => {
      clear();
      setOutcome(problem(text));
    },
    /** Returns whether the report ran, with or without rows. */
    run: async (reportId: number, values: FilterValues, view: ReportView): Promise<boolean> => {
      clear();
      const stop = new AbortController();
      running.current = stop;
      setRunning(true);
      try {
        const found = await fetchRows(reportId, values, view, stop.signal);
        if (stop.signal.aborted) return false;
        // As a transition, the page of rows renders in pieces and the browser stays responsive.
        startTransition(() => {
          setOutcome(found.outcome);
          setPage(found.page);
        });
        return found.outcome.kind === 'rows';
      } catch (error) {
        // A response body that breaks off counts as no answer.
        const cause = error instanceof TypeError ? new NoAnswer(error) : error;
        if (!stop.signal.aborted) setOutcome(problem(reportFailure(intl, cause)));
        return false;
      } finally {
        if (running.current === stop) setRunning(false);
      }
    },
    /** Requests the addresses of the complete files; a refusal is shown like that of a run. */
    files: async (
      reportId: number,
      values: FilterValues,
    ): Promise<(FileAddresses & { readonly error?: string }) | undefined> => {
      const { id: userId, userType } = reader;
      const body = { reportId, filterValues: { ...values }, userId, mode: 'download' as const, userType };
      try {
        const { data, error, response } = await api.POST('/reports/run', {
          params: { query: { lng: language } },
          body,
        });
        if (data) return data;
        setOutcome(problem(reportProblem(intl, response.status, error.error)));
      } catch (error) {
        setOutcome(problem(reportFailure(intl, error)));
      }
      return undefined;
    },
    show: async (view: ReportView): Promise<void> => {
      const next = await worker.current?.view(view);
      if (next) startTransition(() => setPage(next));
    },
    /** Opens the rows of a view of this report, whichever is run next; there are none while no report is open. */
    rowsOf: (view: ReportView): FindRows => {
      const opened = worker.current;
      return async (from, to) => (await opened?.rows(view, from, to)) ?? [];
    },
    workbook: (view: ReportView, onProgress: (done: number) => void, signal: AbortSignal) =>
      worker.current?.workbook(view, intl.formatMessage({ id: 'report.total' }), { onProgress, signal }),
  };
}
