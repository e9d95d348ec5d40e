import { Alert, Button, Facts, Form, Heading, SaveState, Stack, Text } from '#design-system';
import { faultsOnSite } from '#rules/event-desk';
import { contentFaults, idFromName } from '#rules/events/content';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiProblem, createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { outlivesPage } from '../platform/browser/outlives-page.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useSavedContent } from '../platform/drafts/use-saved-content.ts';
import { keepFocus } from '../platform/forms/keep-focus.ts';
import { FormSummary } from '../platform/forms/form-summary.tsx';
import { CancelEvent, cancelStart } from './cancel/cancel-event.tsx';
import { CancellationStatus } from './cancel/cancellation-status.tsx';
import { EventPreview, previewStart } from './event-preview.tsx';
import { EventActions } from './event-actions.tsx';
import { BasicFields } from './event-fields.tsx';
import { errorsById, refusedValues, summaryError, type EventForm } from './event-form.ts';
import { contentOf, unreadableValues, valuesOf, type EventValues } from './event-values.ts';
import { PaymentFields, PriceFields } from './price-fields.tsx';
import { ApplyPrices, pricesStart } from './prices/apply-prices.tsx';
import { ShippedNotice } from './shipped-notice.tsx';

type Edited = Schemas['EditedEvent'];

/** The heading that takes the focus when the form replaces the preview. */
const actionsStart = 'event-actions';

interface EventEditorProps {
  event: Edited;
  /** Called with the event as it is stored now; the editor restarts with it. */
  onChange: (event: Edited, unwritten?: unknown) => Promise<void>;
  /** Why the email about the changes just published could not be prepared. */
  unwritten?: unknown;
}

/** Edits an event. Changes are saved as they are typed, and visible to nobody else until they are published. */
export function EventEditor({ event, onChange, unwritten }: EventEditorProps) {
  const intl = useIntl();
  const path = { eventId: event.id };
  const [attempts, setAttempts] = useState(0);
  const [shown, setShown] = useState<'form' | 'preview' | 'cancel' | 'prices'>('form');
  const [hasChanges, setHasChanges] = useState(event.hasChanges);
  const load = () => dataOf(createApi().GET('/events/{eventId}/content', { params: { path } }));
  const [reloadFailure, setReloadFailure] = useState<unknown>();
  const {
    content: values,
    change,
    flush,
    saved,
    currentVersion,
  } = useSavedContent<EventValues>({
    content: valuesOf(event.content),
    version: event.version,
    save: async (next, version, mustOutlivePage) => {
      const body = { version, content: contentOf(next, event.content) };
      const keepalive = mustOutlivePage && outlivesPage(body);
      const now = await dataOf(createApi().PUT('/events/{eventId}', { params: { path }, body, keepalive }));
      setHasChanges(now.hasChanges);
      return now;
    },
    load: async () => {
      const now = await load();
      return { content: valuesOf(now.content), version: now.version };
    },
    asStored: (sent) => valuesOf(contentOf(sent, event.content)),
  });
  const content = contentOf(values, event.content);
  const unreadable = unreadableValues(values);
  const refused = saved.state === 'failed' ? refusedValues(saved.error, content) : [];
  const faults = [
    ...unreadable,
    ...refused,
    ...(attempts > 0 ? [...contentFaults(content), ...faultsOnSite(content, event)] : []),
  ];
  const errors = errorsById(intl, faults, content);
  const form: EventForm = {
    values,
    set: (pointer, value) => {
      change((before) => ({ ...before, [pointer]: value }));
    },
    errorOf: (pointer) => errors.get(pointer.slice(1).replaceAll('/', '-')),
  };
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);

  /** Whether the input can be published; if not, the errors are shown and announced. */
  const isReady = async (): Promise<boolean> => {
    const open = [...unreadableValues(values), ...contentFaults(content), ...faultsOnSite(content, event)];
    if (open.length > 0) {
      setAttempts((count) => count + 1);
      return false;
    }
    return flush();
  };
  const reload = async () => {
    setReloadFailure(undefined);
    try {
      await onChange(await load());
    } catch (error) {
      setReloadFailure(error);
    }
  };
  const isMeanwhile = saved.error instanceof ApiProblem && saved.error.problem.code === 'changed-meanwhile';

  const showForm = () => {
    setShown('form');
    keepFocus(actionsStart);
  };

  if (shown === 'preview') return <EventPreview eventId={event.id} onClose={showForm} />;
  if (shown === 'prices') return <ApplyPrices eventId={event.id} onClose={showForm} />;
  if (shown === 'cancel') {
    return <CancelEvent event={event} currentVersion={currentVersion} onChange={onChange} onClose={showForm} />;
  }
  return (
    <Form onSubmit={() => undefined}>
      <Stack gap="xl">
        <Stack gap="m">
          <FormSummary
            errors={attempts === 0 ? [] : faults.map((fault) => summaryError(intl, fault, content))}
            focusKey={attempts}
          />
          <SaveState state={saved.state} text={intl.formatMessage({ id: `saveState.${saved.state}` })} />
          {saved.state === 'failed' && refused.length === 0 && (
            <Alert tone="critical" announce>
              <Stack gap="s">
                <Text>{failureText(intl, saved.error)}</Text>
                {reloadFailure !== undefined && <Text>{failureText(intl, reloadFailure)}</Text>}
                {isMeanwhile && (
                  <Button onPress={() => void reload()}>
                    <FormattedMessage id="eventDesk.reload" />
                  </Button>
                )}
              </Stack>
            </Alert>
          )}
          <Text>
            <FormattedMessage id={`eventDesk.about.${event.state}`} />
          </Text>
          {event.state === 'cancelled' && <CancellationStatus eventId={event.id} />}
          <Facts items={factsOf(intl, event, values['/texts/en/name'] ?? '')} />
          <ShippedNotice event={event} flush={flush} currentVersion={currentVersion} onChange={onChange} />
        </Stack>
        <BasicFields form={form} zones={zones} />
        <PriceFields form={form} />
        <PaymentFields form={form} payPalClientIds={event.payPalClientIds} />
        <Stack gap="m" as="section">
          <Heading level={2} size={3} focusId={actionsStart}>
            <FormattedMessage id="eventDesk.section.publish" />
          </Heading>
          <EventActions
            event={{ ...event, hasChanges }}
            isReady={isReady}
            flush={flush}
            saveFailure={saved.state === 'failed' ? saved.error : undefined}
            unwritten={unwritten}
            currentVersion={currentVersion}
            onChange={onChange}
            onPreview={() => {
              setShown('preview');
              keepFocus(previewStart);
            }}
            onCancelEvent={() => {
              setShown('cancel');
              keepFocus(cancelStart);
            }}
            onApplyPrices={() => {
              setShown('prices');
              keepFocus(pricesStart);
            }}
          />
        </Stack>
      </Stack>
    </Form>
  );
}

function factsOf(intl: ReturnType<typeof useIntl>, event: Edited, name: string) {
  const id = event.state === 'draft' ? (event.content.id ?? idFromName(name)) : event.id;
  return [
    { term: intl.formatMessage({ id: 'eventDesk.address' }), description: `/events/${id}` },
    ...(event.editedAt === null
      ? []
      : [
          {
            term: intl.formatMessage({ id: 'eventDesk.savedBy' }),
            description: intl.formatMessage(
              { id: 'eventDesk.savedBy.text' },
              {
                name: event.editedByName ?? '–',
                when: intl.formatDate(event.editedAt, { dateStyle: 'medium', timeStyle: 'short' }),
              },
            ),
          },
        ]),
    ...(event.state === 'draft'
      ? []
      : [{ term: intl.formatMessage({ id: 'eventDesk.booked' }), description: intl.formatNumber(event.taken) }]),
  ];
}
