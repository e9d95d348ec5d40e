import { Alert, Button, Inline, ProgressBar } from '#design-system';
import { reportFileName } from '#rules/reports';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../platform/client/save-file.ts';

interface WorkbookButtonProps {
  /** The report's name, on which the file name is based. */
  name: string;
  /** Creates the file; the promise of an aborted one never settles. */
  make: (onProgress: (done: number) => void, signal: AbortSignal) => Promise<Blob> | undefined;
}

/** Creates a workbook of the current view and downloads it. */
export function WorkbookButton({ name, make }: WorkbookButtonProps) {
  const intl = useIntl();
  const [done, setDone] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const making = useRef<AbortController>(undefined);

  useEffect(() => () => making.current?.abort(), []);

  const download = async () => {
    const stop = new AbortController();
    making.current = stop;
    setFailed(false);
    setDone(0);
    try {
      const file = await make(setDone, stop.signal);
      if (file && !stop.signal.aborted) saveFile(reportFileName(name, 'xlsx'), file);
    } catch {
      if (!stop.signal.aborted) setFailed(true);
    } finally {
      if (making.current === stop) setDone(undefined);
    }
  };

  if (done !== undefined) {
    return (
      <Inline>
        <ProgressBar label={intl.formatMessage({ id: 'report.preparing' })} value={done} max={1} />
        <Button
          onPress={() => {
            making.current?.abort();
            setDone(undefined);
          }}
        >
          <FormattedMessage id="report.cancelFile" />
        </Button>
      </Inline>
    );
  }
  return (
    <>
      <Button onPress={() => void download()}>
        <FormattedMessage id="report.download" />
      </Button>
      {hasFailed && (
        <Alert tone="critical" announce>
          <FormattedMessage id="report.fileFailed" />
        </Alert>
      )}
    </>
  );
}
