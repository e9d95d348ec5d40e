import { Alert, Button, Dialog, FileField, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ApiProblem, createApi, dataOf } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { eventDeskAddress } from '../../platform/addresses/event-desk-address.ts';

/** Why a file was refused: its first error, with the format's own field and rule names. */
function importFailure(intl: IntlShape, error: unknown): string {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'event-not-ready') return failureText(intl, error);
  const { pointer = '', rule = '', faults = 1 } = error.problem.params ?? {};
  return rule === 'yaml'
    ? intl.formatMessage({ id: 'eventDesk.import.notYaml' })
    : intl.formatMessage({ id: 'eventDesk.import.fault' }, { place: pointer, rule, count: Number(faults) });
}

/** Creates a draft of an event from a file. */
export function ImportEvent() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const create = async () => {
    setMissing(file === undefined);
    if (!file) return;
    setPending(true);
    setFailure(undefined);
    try {
      const body = { yaml: await file.text() };
      const { id } = await dataOf(createApi().POST('/staff-event-files', { body }));
      setOpen(false);
      await navigate(eventDeskAddress(id));
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button
        onPress={() => {
          setFile(undefined);
          setMissing(false);
          setFailure(undefined);
          setOpen(true);
        }}
      >
        <FormattedMessage id="eventDesk.import" />
      </Button>
      <Dialog
        title={intl.formatMessage({ id: 'eventDesk.import.title' })}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        actions={
          <Button tone="primary" isPending={isPending} onPress={() => void create()}>
            <FormattedMessage id="eventDesk.import.confirm" />
          </Button>
        }
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id="eventDesk.import.text" />
          </Text>
          <FileField
            label={intl.formatMessage({ id: 'eventDesk.import.file' })}
            name="eventFile"
            endings={['yaml', 'yml']}
            file={file}
            onChange={(chosen) => {
              setFile(chosen);
              setMissing(false);
              setFailure(undefined);
            }}
            isRequired
            {...(isMissing && { errorMessage: intl.formatMessage({ id: 'eventDesk.fault.required' }) })}
          />
          {failure !== undefined && (
            <Alert tone="critical" announce>
              {importFailure(intl, failure)}
            </Alert>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
