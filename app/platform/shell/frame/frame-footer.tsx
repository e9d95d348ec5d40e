import { SiteFooter, ThemeSwitch } from '#design-system';
import { useIntl } from 'react-intl';
import { useFooter } from './footer.ts';
import { useSite } from '../site.ts';

/** The lists at the end of every page, and the theme switch. */
export function FrameFooter() {
  const intl = useIntl();
  const footer = useFooter(useSite());
  return <SiteFooter {...footer} switch={<ThemeSwitch label={intl.formatMessage({ id: 'theme.label' })} />} />;
}
