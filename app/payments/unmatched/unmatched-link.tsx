import { Link } from '#design-system';
import { FormattedMessage } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { unmatchedPath } from './unmatched-path.ts';

async function countOpen(_question: string, signal: AbortSignal): Promise<number> {
  const { items } = await dataOf(createApi().GET('/unmatched-payments', { signal }));
  return items.filter(({ resolution }) => resolution === null).length;
}

/** The way to payments that fit no registration, with how many wait to be settled. */
export function UnmatchedLink() {
  const answer = useAnswer('', countOpen);
  return (
    <Link href={unmatchedPath} standalone>
      <FormattedMessage id="unmatched.link" values={{ count: answer.kind === 'data' ? answer.data : 0 }} />
    </Link>
  );
}
