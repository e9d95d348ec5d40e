import { Alert, Button, FileField, Heading, Inline, Stack, Text, useAnnounce } from '#design-system';
import { fileTypes, mostFiles } from '#rules/mailings';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';

/** The heading, which gets the focus when a pressed button disappears. */
const filesStart = 'files';

/** The attachments of a bulk email; each is stored as soon as it is attached. */
export function MailingFiles({ mailing }: { mailing: Pick<Schemas['Mailing'], 'id' | 'files'> }) {
  const intl = useIntl();
  const [files, setFiles] = useState(mailing.files);
  const [chosen, setChosen] = useState<File>();
  const announce = useAnnounce();
  /** The id of the file that is being removed, or that one is being attached. */
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const path = { mailingId: mailing.id };

  const attempt = async (name: string, done: string, work: () => Promise<Schemas['Mailing']>) => {
    if (pending !== undefined) return;
    setPending(name);
    setFailure(undefined);
    try {
      setFiles((await work()).files);
      setChosen(undefined);
      announce(done);
      keepFocus(filesStart);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(undefined);
    }
  };
  const attach = (file: File) =>
    attempt('attach', intl.formatMessage({ id: 'mailing.files.attached' }, { name: file.name }), () =>
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
  const remove = ({ id: fileId, name }: { id: string; name: string }) =>
    attempt(fileId, intl.formatMessage({ id: 'mailing.files.removed' }, { name }), () =>
      dataOf(createApi().DELETE('/mailings/{mailingId}/files/{fileId}', { params: { path: { ...path, fileId } } })),
    );

  return (
    <Stack gap="m" as="section">
      <Heading level={2} focusId={filesStart}>
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
          <Button tone="quiet" isPending={pending === id} onPress={() => void remove({ id, name })}>
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
              isPending={pending === 'attach'}
              pendingLabel={intl.formatMessage({ id: 'mailing.files.attaching' })}
              isDisabled={chosen === undefined}
              disabledReason={intl.formatMessage({ id: 'mailing.files.choose' })}
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
