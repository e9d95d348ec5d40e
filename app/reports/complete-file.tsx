import { Alert, Inline, Link, Menu, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileAddresses } from './use-report.ts';

/** A file as the server names it in its answer. */
type Kind = keyof FileAddresses;

interface CompleteFileProps {
  /** The report's name. */
  name: string;
  /** Asks where the files are; undefined when they cannot be had, which the screen says itself. */
  find: () => Promise<(FileAddresses & { readonly error?: string }) | undefined>;
}

/** The whole report as a file, written by the server in another tab: no run is needed first, and no number of rows is too large. */
export function CompleteFile({ name, find }: CompleteFileProps) {
  const intl = useIntl();
  const [left, setLeft] = useState<{ href: string; error?: string | undefined }>();

  const open = async (kind: Kind) => {
    // The click itself opens the tab: browsers block one that is opened later.
    const tab = window.open('', '_blank');
    setLeft(undefined);
    const found = await find();
    const href = found?.[kind];
    if (href !== undefined && tab) tab.location.href = href;
    else tab?.close();
    if (!found) return;
    const other = href ?? found.csvUrl;
    if ((href === undefined || !tab) && other !== undefined) setLeft({ href: other, error: found.error });
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
        <Alert tone="info" announce>
          <Inline>
            <Text>{left.error ?? <FormattedMessage id="report.completeFile.blocked" />}</Text>
            <Link href={left.href} isFile>
              <FormattedMessage id="report.completeFile.link" />
            </Link>
          </Inline>
        </Alert>
      )}
    </>
  );
}
