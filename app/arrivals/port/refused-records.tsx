import { Alert, Inline, Link } from '#design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { doorAddress } from '../../platform/addresses/door-address.ts';
import { createApi } from '../../platform/client/client.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { sendWaiting, type Refused } from '../device/send-waiting.ts';

/** Sends the check-in records that wait on this device, and says where to read why the server refused some of them. */
export function RefusedRecords() {
  const intl = useIntl();
  const { language } = useLanguage();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  useEffect(() => {
    // A browser that stores nothing has no records.
    void sendWaiting({ api: createApi(), language }).then(setRefused, () => undefined);
  }, [language]);
  if (refused.length === 0) return null;
  const count = refused.reduce((sum, one) => sum + one.count, 0);
  return (
    <Alert
      tone="caution"
      announce
      actions={
        <Inline gap="s" wrap>
          {refused.map(({ event: { id, name } }) => (
            <Link key={id} href={doorAddress(id)} standalone>
              {intl.formatMessage({ id: 'door.titleOf' }, { event: name })}
            </Link>
          ))}
        </Inline>
      }
    >
      <FormattedMessage id="workspace.refusedRecords" values={{ count }} />
    </Alert>
  );
}
