import { PageLayout } from '#design-system';
import { useIntl } from 'react-intl';
import { ScrollRestoration } from 'react-router-dom';
import { useBanner } from './frame-banner.tsx';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';

/** The header and footer of public pages. */
export function PublicFrame() {
  const intl = useIntl();
  return (
    <PageLayout
      skipLinkLabel={intl.formatMessage({ id: 'frame.skip' })}
      banner={useBanner()}
      header={<FrameHeader />}
      footer={<FrameFooter />}
    >
      <ScreenOutlet />
      <ScrollRestoration />
    </PageLayout>
  );
}
