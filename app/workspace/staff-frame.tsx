import { useIntl } from 'react-intl';
import { WorkspaceFrame } from '../platform/workspace/workspace-frame.tsx';
import { waitingAt } from './open-work.ts';
import { WorkspaceSearch } from './search/workspace-search.tsx';
import { useOpenWork } from './use-open-work.ts';

/** The frame of every staff screen, with the search and the counts of open work. */
export function Component() {
  const intl = useIntl();
  const openWork = useOpenWork();
  return <WorkspaceFrame search={<WorkspaceSearch />} countAt={(path) => waitingAt(intl, path, openWork)} />;
}
