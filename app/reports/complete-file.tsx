import { Alert, Inline, Link, Menu, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileAddresses } from './use-report.ts';

/** The name of a file's address in the server's response. */
type Kind = keyof FileAddresses;

interface CompleteFileProps {
  /** The report's name. */
  name: string;
  /** Requests the addresses of the files; undefined if they are unavailable, which the screen itself reports. */
  find: () => Promise<(FileAddresses & { readonly error?: string }) | undefined>;
  /** Called when the chosen file is not available, which an alert explains. */
  onError: () => void;
}

/** Downloads the complete report as a file from the server, in a new tab: it needs no run first and has no limit on rows. */
export function CompleteFile({ name, find, onError }: CompleteFileProps) {
  const intl = useIntl();
  const [left, setLeft] = useState<{ href: string; error?: string | undefined }>();

  const open = async (kind: Kind) => {
    // Open the tab during the click: browsers block one that is opened later.
    const tab = window.open('', '_blank');
    setLeft(undefined);
    const found = await find();
    const href = found?.[kind];
    if (href !== undefined && tab) tab.location.href = href;
    else tab?.close();
    if (!found) return;
    const other = href ?? found.csvUrl;
    if ((href === undefined || !tab) && other !== undefined)
      setLeft({ href: other, error: href === undefined ? found.error : undefined });
    if (href === undefined) onError();
  };

  return (
    <>
      <Menu
        label={intl.formatMessage({ id: 'report.completeFile' })}
        subject={name}
        items={[
          {
            id: 'excel',
            label: intl.formatMessage({ id: 'report.completeFile.excel' }),
            onAction: () => void open('fileUrl'),
          },
          {
            id: 'csv',
            label: intl.formatMessage({ id: 'report.completeFile.csv' }),
            onAction: () => void open('csvUrl'),
          },
        ]}
      />
      {left && (
        <Alert tone={left.error === undefined ? 'info' : 'critical'} announce>
          <Inline>
            <Text>
              {left.error === undefined ? (
                <FormattedMessage id="report.completeFile.blocked" />
              ) : (
                <FormattedMessage id="report.problem.error" values={{ message: left.error }} />
              )}
            </Text>
            <Link href={left.href} isFile>
              <FormattedMessage id="report.completeFile.link" />
            </Link>
          </Inline>
        </Alert>
      )}
    </>
  );
}
