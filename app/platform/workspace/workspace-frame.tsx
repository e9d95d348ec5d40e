import { ThemeSwitch, WorkspaceLayout } from '#design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ScrollRestoration } from 'react-router-dom';
import { useBanner } from '../shell/frame/frame-banner.tsx';
import { useFooter } from '../shell/frame/footer.ts';
import { useHeader } from '../shell/frame/frame-header.tsx';
import { ScreenOutlet } from '../shell/frame/screen-outlet.tsx';
import { useSite } from '../shell/site.ts';
import { ShortcutsKey } from './shortcuts/shortcuts-dialog.tsx';
import { scrollPlace } from './scroll-place.ts';
import { useWorkspaceNav, type CountAt } from './workspace-nav.ts';

interface WorkspaceFrameProps {
  search: ReactNode;
  countAt: CountAt;
}

/** The surroundings of every staff screen. */
export function WorkspaceFrame({ search, countAt }: WorkspaceFrameProps) {
  const intl = useIntl();
  const footer = useFooter(useSite());
  return (
    <WorkspaceLayout
      skipLinkLabel={intl.formatMessage({ id: 'frame.skip' })}
      banner={useBanner()}
      header={useHeader()}
      search={search}
      nav={useWorkspaceNav(countAt)}
      footer={{
        ...footer,
        moreLabel: intl.formatMessage({ id: 'workspace.footer' }),
        switch: <ThemeSwitch label={intl.formatMessage({ id: 'theme.label' })} />,
      }}
    >
      <ScreenOutlet />
      <ShortcutsKey />
      <ScrollRestoration getKey={scrollPlace} />
    </WorkspaceLayout>
  );
}
