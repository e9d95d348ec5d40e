import { PageSection, Spinner } from '#design-system';
import { useIntl } from 'react-intl';

/** Stands in while a screen or its data is on the way. */
export function LoadingScreen() {
  const intl = useIntl();
  return (
    <PageSection width="text">
      <Spinner label={intl.formatMessage({ id: 'loading' })} />
    </PageSection>
  );
}
