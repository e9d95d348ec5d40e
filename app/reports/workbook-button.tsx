import { Alert, Button, Inline, ProgressBar, useAnnounce } from '#design-system';
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
  const start = useRef<HTMLButtonElement>(null);
  const stopping = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const isMaking = done !== undefined;

  useEffect(() => () => making.current?.abort(), []);

  // Each button replaces the other, which had the focus.
  const wasMaking = useRef(isMaking);
  useEffect(() => {
    if (wasMaking.current === isMaking) return;
    wasMaking.current = isMaking;
    if (document.activeElement === document.body) (isMaking ? stopping : start).current?.focus();
  }, [isMaking]);

  const download = async () => {
    const stop = new AbortController();
    making.current = stop;
    setFailed(false);
    setDone(0);
    announce(intl.formatMessage({ id: 'report.preparing' }));
    try {
      const file = await make(setDone, stop.signal);
      if (!file || stop.signal.aborted) return;
      saveFile(reportFileName(name, 'xlsx'), file);
      announce(intl.formatMessage({ id: 'report.fileSaved' }));
    } catch {
      if (!stop.signal.aborted) setFailed(true);
    } finally {
      if (making.current === stop) setDone(undefined);
    }
  };

  if (isMaking) {
    return (
      <Inline>
        <ProgressBar label={intl.formatMessage({ id: 'report.preparing' })} value={done} max={1} />
        <Button
          ref={stopping}
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
      <Button ref={start} onPress={() => void download()}>
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
