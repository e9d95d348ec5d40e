import { Readable } from 'node:stream';
import { holdsAny, parseUserTypes } from '../access/rules.ts';
import { audited, auditUnchanged } from '../audit/audit.ts';
import { findEvents } from '../events/port.ts';
import { Download } from '../platform/contract/handler.ts';
import type { Handlers, UserSession } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Language } from '../platform/language/rules.ts';
import type { AppContext } from '../context.ts';
import type { Report, Surroundings } from './define.ts';
import { findFile, insertFiles, useFile } from './files/store.ts';
import { writeFile } from './files/write.ts';
import { readFilterValues } from './filters.ts';
import { countRows, runList } from './list.ts';
import { reports, reportsFor } from './registry.ts';
import { fileQuery, mostRows } from './rows.ts';
import type { Run } from './rows.ts';
import { reportFileName } from './rules.ts';
import { notCounted, tooManyForExcel } from './sentences.ts';
import { findRuns, insertRun } from './store.ts';

type Schemas = components['schemas'];

/** A run as it is requested. */
interface Asked {
  readonly reportId: number;
  readonly types: string;
  readonly filterValues: Schemas['ReportFilterValues'];
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const total = { en: 'Total', es: 'Total' } as const;

/** A report as its readers see it: the filter options and their defaults. */
function present(report: Report, surroundings: Surroundings): Schemas['ReportDefinition'] {
  const { language } = surroundings;
  return {
    reportId: report.id,
    name: report.name[language],
    filters: report.filters.map((filter) => ({
      name: filter.name,
      label: filter.label[language],
      type: filter.type,
      ...(filter.options && { options: [...filter.options(surroundings)] }),
      ...(filter.placeholder && { placeholder: filter.placeholder[language] }),
      ...(filter.default && { default: filter.default(surroundings) }),
    })),
  };
}

type Operations = 'listReports' | 'runReport' | 'downloadReport' | 'listReportRuns';

/** Reports: the list, running and downloading one, and the user's own recent runs. */
export function reportHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, today, config, waivers, secrets } = context;

  async function surroundingsIn(language: Language, types: string): Promise<Surroundings> {
    return {
      language,
      held: parseUserTypes(types),
      now: clock(),
      today: today(),
      timeZone: config.site.timeZone,
      events: await findEvents(db),
      waiverVersions: { Residential: waivers.Residential.en.version, Convention: waivers.Convention.en.version },
    };
  }

  async function refuse(session: UserSession, details: Readonly<Record<string, string | number>>): Promise<never> {
    await auditUnchanged(db, {
      at: clock(),
      actorUserId: session.userId,
      action: 'report-refused',
      subject: `user:${String(session.userId)}`,
      details,
    });
    throw new ProblemError('forbidden');
  }

  /** The claims of a request about its user are checked, never trusted. A false claim is recorded. */
  async function requireOwn(session: UserSession, userId: number, types: readonly string[] = []): Promise<void> {
    const held = session.userType.split(',');
    const isOwn = userId === session.userId && types.every((type) => held.includes(type));
    if (!isOwn) await refuse(session, { userId, types: types.join(',') });
  }

  /** The requested run, with validated values. */
  function readRun({ reportId, types, filterValues }: Asked, surroundings: Surroundings): Run {
    const report = reports.find(({ id }) => id === reportId);
    if (!report) throw new ProblemError('not-found');
    if (!holdsAny(parseUserTypes(types), report.userTypes)) throw new ProblemError('forbidden');
    const read = readFilterValues(report, filterValues, surroundings);
    if ('errors' in read) throw new ProblemError('invalid-request', { errors: read.errors });
    return { report, values: read.values, surroundings };
  }

  /** The addresses of the complete files, each valid once in this session. */
  async function offerFiles(
    session: UserSession,
    { reportId, filterValues }: Schemas['ReportRequest'],
    { rows, language }: { readonly rows: number | null; readonly language: Language },
  ): Promise<Schemas['ReportResult']> {
    const file = { sessionId: session.id, reportId, filterValues, language };
    const ids = await insertFiles(
      db,
      [
        { ...file, format: 'csv' },
        { ...file, format: 'xlsx' },
      ],
      clock(),
    );
    const [csvUrl = '', fileUrl = ''] = ids.map((id) => `/api/reports/files/${id}.${secrets.reportFileSignature(id)}`);
    if (rows === null) return { csvUrl, error: notCounted[language] };
    return rows <= mostRows ? { csvUrl, fileUrl } : { csvUrl, error: tooManyForExcel[language] };
  }

  /** Stores a run for its user, and records the report in the audit trail, but not its filters. */
  async function record(
    userId: number,
    { reportId, filterValues, mode }: Schemas['ReportRequest'],
    { rows, ms }: { readonly rows: number; readonly ms: number },
  ): Promise<void> {
    await audited(context, async (transaction, at) => {
      await insertRun(transaction, userId, { reportId, filterValues, rows, at });
      const entry = {
        actorUserId: userId,
        action: 'report-run',
        subject: `report:${String(reportId)}`,
        details: { mode, rows, ms },
      } as const;
      return { result: undefined, entries: [entry] };
    });
  }

  return {
    async listReports({ query: { userId } }, reply, { session, language }) {
      await requireOwn(session, userId);
      const surroundings = await surroundingsIn(language, session.userType);
      const allowed = reportsFor(parseUserTypes(session.userType));
      return reply(
        200,
        allowed.map((report) => present(report, surroundings)),
      );
    },

    async runReport({ body }, reply, { session, language, whenLeft }) {
      const claimed = body.userType.split(',').map((type) => type.trim());
      await requireOwn(session, body.userId, claimed);
      const types = claimed.join(',');
      const run = readRun({ ...body, types }, await surroundingsIn(language, types));
      const start = performance.now();
      const lease = await context.reportConnections.lease(session.userId);
      whenLeft(() => void lease.cancel());
      const took = (): number => Math.round(performance.now() - start);
      if (body.mode === 'download') {
        const rows = await countRows(context, lease, run);
        await record(session.userId, body, { rows: rows ?? 0, ms: took() });
        return reply(200, await offerFiles(session, body, { rows, language }));
      }
      const { rows, body: answer } = await runList(context, lease, run);
      await record(session.userId, body, { rows, ms: took() }).catch((error: unknown) => {
        if (answer instanceof Readable) answer.destroy();
        throw error;
      });
      const reason = lease.cancelled();
      if (reason) throw reason;
      return reply(200, answer);
    },

    async downloadReport({ path: { fileToken } }, reply, { session }) {
      const [id = '', signature = ''] = fileToken.split('.');
      if (!secrets.isReportFileSignature(signature, id)) throw new ProblemError('not-found');
      const file = await findFile(db, id, clock());
      if (!file) throw new ProblemError('link-invalid');
      if (file.sessionId !== session.id) await refuse(session, { report: file.reportId });
      // Checked before it takes a turn: a used address must not cancel the download that it started.
      if (!file.isValid) throw new ProblemError('link-invalid');
      const run = readRun({ ...file, types: session.userType }, await surroundingsIn(file.language, session.userType));
      const isWorkbook = file.format === 'xlsx';
      const turn = await context.reportConnections.fileTurn({ userId: session.userId, isWorkbook });
      if (!(await useFile(db, id, clock()))) {
        turn.release();
        throw new ProblemError('link-invalid');
      }
      const { report } = run;
      const { sql, parameters } = fileQuery(db, run);
      const content = writeFile(turn, {
        database: turn.database,
        query: { sql, parameters },
        columns: report.columns.map((column) => ({ ...column, title: column.title[file.language] })),
        totalLabel: total[file.language],
        format: file.format,
      });
      const name = reportFileName(report.name[file.language], file.format);
      return reply(200, new Download(name, mediaTypes[file.format], content));
    },

    async listReportRuns(_, reply, { session, language }) {
      const runs = await findRuns(db, session.userId, clock());
      const allowed = reportsFor(parseUserTypes(session.userType));
      const items = runs.flatMap(({ reportId, filterValues, rows, at }) => {
        const report = allowed.find(({ id }) => id === reportId);
        return report ? [{ reportId, name: report.name[language], filterValues, rows, at: at.toISOString() }] : [];
      });
      return reply(200, { items });
    },
  };
}
