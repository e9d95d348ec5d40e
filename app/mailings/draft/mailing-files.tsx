import { Alert, Button, FileField, Heading, Inline, Stack, Text } from '#design-system';
import { fileTypes, mostFiles } from '#rules/mailings';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';

/** The attachments of a bulk email; each is stored as soon as it is attached. */
export function MailingFiles({ mailing }: { mailing: Pick<Schemas['Mailing'], 'id' | 'files'> }) {
  const intl = useIntl();
  const [files, setFiles] = useState(mailing.files);
  const [chosen, setChosen] = useState<File>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const path = { mailingId: mailing.id };

  const attempt = async (work: () => Promise<Schemas['Mailing']>) => {
    setPending(true);
    setFailure(undefined);
    try {
      setFiles((await work()).files);
      setChosen(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const attach = (file: File) =>
    attempt(() =>
      dataOf(
        createApi().POST('/mailings/{mailingId}/files', {
          params: { path, query: { name: file.name } },
          headers: { 'Content-Type': 'application/octet-stream' },
          // The contract types a file as text, so the real body comes from the serializer.
          body: '',
          bodySerializer: () => file,
        }),
      ),
    );
  const remove = (fileId: string) =>
    attempt(() =>
      dataOf(createApi().DELETE('/mailings/{mailingId}/files/{fileId}', { params: { path: { ...path, fileId } } })),
    );

  return (
    <Stack gap="m" as="section">
      <Heading level={2}>
        <FormattedMessage id="mailing.files" />
      </Heading>
      {files.map(({ id, name, bytes }) => (
        <Inline key={id} gap="m" wrap align="center">
          <Text>
            <FormattedMessage
              id="mailing.files.file"
              values={{ name, size: intl.formatNumber(Math.ceil(bytes / 1024), { style: 'unit', unit: 'kilobyte' }) }}
            />
          </Text>
          <Button tone="quiet" isDisabled={isPending} onPress={() => void remove(id)}>
            <FormattedMessage id="mailing.files.remove" values={{ name }} />
          </Button>
        </Inline>
      ))}
      {files.length < mostFiles && (
        <>
          <FileField
            name="attachment"
            label={intl.formatMessage({ id: 'mailing.files.add' })}
            hint={intl.formatMessage({ id: 'mailing.files.hint' })}
            endings={Object.keys(fileTypes)}
            file={chosen}
            onChange={setChosen}
          />
          <Inline gap="s">
            <Button
              isPending={isPending}
              pendingLabel={intl.formatMessage({ id: 'mailing.files.attaching' })}
              isDisabled={chosen === undefined}
              onPress={() => {
                if (chosen) void attach(chosen);
              }}
            >
              <FormattedMessage id="mailing.files.attach" />
            </Button>
          </Inline>
        </>
      )}
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
    </Stack>
  );
}
