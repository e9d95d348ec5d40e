import { Button } from '#design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import { saveFile } from '../../platform/client/save-file.ts';

/** Saves the published version of an event as a file that another site can import. */
export function ExportEvent({ eventId, onFailure }: { eventId: string; onFailure: (error: unknown) => void }) {
  const [isPending, setPending] = useState(false);
  const exportFile = async () => {
    setPending(true);
    onFailure(undefined);
    try {
      const { name, yaml } = await dataOf(createApi().GET('/events/{eventId}/file', { params: { path: { eventId } } }));
      saveFile(name, new Blob([yaml], { type: 'application/yaml' }));
    } catch (error) {
      onFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button isPending={isPending} onPress={() => void exportFile()}>
      <FormattedMessage id="eventDesk.export" />
    </Button>
  );
}
