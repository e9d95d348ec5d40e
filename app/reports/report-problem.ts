import type { IntlShape } from 'react-intl';
import { NoAnswer } from '../platform/client/client.ts';

/** The error message when a report could not be run, by HTTP status. */
export function reportProblem(intl: IntlShape, status: number, error: string | undefined): string {
  switch (status) {
    case 400:
      return intl.formatMessage(
        { id: 'report.problem.missing' },
        { error: error ?? intl.formatMessage({ id: 'report.problem.missing.unsaid' }) },
      );
    case 401:
      return intl.formatMessage({ id: 'report.problem.unauthorized' });
    case 403:
      return intl.formatMessage({ id: 'report.problem.forbidden' });
    case 404:
      return intl.formatMessage({ id: 'report.problem.notFound' });
    case 500:
      return intl.formatMessage({ id: 'report.problem.server' });
    default:
      return intl.formatMessage(
        { id: 'report.problem.status' },
        { status, error: error ?? intl.formatMessage({ id: 'report.problem.status.unsaid' }) },
      );
  }
}

/** The error message when no response arrived, or it could not be read. */
export function reportFailure(intl: IntlShape, error: unknown): string {
  return error instanceof NoAnswer
    ? intl.formatMessage({ id: 'report.problem.network' })
    : intl.formatMessage(
        { id: 'report.problem.other' },
        { message: error instanceof Error ? error.message : String(error) },
      );
}
