import { Alert } from '#design-system';
import { holdsAny, parseUserTypes } from '#rules/access';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../platform/visitor/session-context.tsx';

/** Says that nothing can be scheduled without a meeting provider, and tells administrators how to configure one. */
export function NotConfigured() {
  const intl = useIntl();
  const { visitor } = useSession();
  const isAdministrator = visitor.kind === 'user' && holdsAny(parseUserTypes(visitor.user.userType), ['A']);
  return (
    <Alert tone="caution" title={intl.formatMessage({ id: 'onlineSession.notConfigured.title' })}>
      <FormattedMessage id={isAdministrator ? 'onlineSession.notConfigured.how' : 'onlineSession.notConfigured.ask'} />
    </Alert>
  );
}
