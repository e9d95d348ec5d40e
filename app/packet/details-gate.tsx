import { Button, Form, Heading, Inline, RadioGroup, ScreenOnly, Stack, Text } from '#design-system';
import { packetReasons } from '#contract/enums';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { FormFailure } from '../platform/forms/form-summary.tsx';

/** The pages whose details can be read only with a reason. */
export type DetailPage = Schemas['PacketPage'];

/** Opened details and their pages. Only the open page keeps them: leaving or reloading it discards them. */
export interface OpenedDetails {
  readonly pages: readonly DetailPage[];
  readonly details: Schemas['PacketDetails'];
}

interface DetailsGateProps {
  eventId: string;
  pages: readonly DetailPage[];
  onOpened: (opened: OpenedDetails) => void;
}

/** Asks why details of a whole event are needed, before they are read. */
export function DetailsGate({ eventId, pages, onOpened }: DetailsGateProps) {
  const intl = useIntl();
  const [reason, setReason] = useState<Schemas['PacketReason']>();
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const open = async () => {
    setTried(true);
    if (reason === undefined) {
      document.getElementById('packet-reason')?.focus();
      return;
    }
    setPending(true);
    setFailure(undefined);
    try {
      const details = await dataOf(
        createApi().POST('/events/{eventId}/packet-details', {
          params: { path: { eventId } },
          body: { pages: [...pages], reason },
        }),
      );
      onOpened({ pages, details });
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  return (
    <ScreenOnly>
      <Form onSubmit={() => void open()} label={intl.formatMessage({ id: 'packet.details.title' })}>
        <Stack gap="m">
          <Heading level={2} size={4}>
            <FormattedMessage id="packet.details.title" />
          </Heading>
          <Text>
            <FormattedMessage id="packet.details.text" />
          </Text>
          <RadioGroup
            name="packet-reason"
            label={intl.formatMessage({ id: 'packet.reason' })}
            {...(isTried &&
              reason === undefined && { errorMessage: intl.formatMessage({ id: 'packet.reason.missing' }) })}
            options={packetReasons.map((value) => ({
              value,
              label: intl.formatMessage({ id: `packet.reason.${value}` }),
            }))}
            value={reason ?? ''}
            onChange={(value) => {
              setReason(packetReasons.find((each) => each === value));
            }}
          />
          <FormFailure failure={failure} />
          <Inline gap="m">
            <Button type="submit" isPending={isPending}>
              <FormattedMessage id="packet.details.open" />
            </Button>
          </Inline>
        </Stack>
      </Form>
    </ScreenOnly>
  );
}
