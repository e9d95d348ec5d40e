import { Button, Facts, Heading, Inline, Letter, Stack, StatusTag } from '#design-system';
import { withoutTags } from '#rules/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

interface HeldFormProps {
  form: Schemas['HeldForm'];
  /** Asks before each decision; until `onClosed` the form stays, and with it the dialog that shows the result. */
  onAsk: () => void;
  onClosed: () => void;
}

/** One held form: its sender and text, why it is held, and the decision about it. */
export function HeldForm({ form, onAsk, onClosed }: HeldFormProps) {
  const intl = useIntl();
  const { kind, id, firstName, lastName = '', email, text, doubts, language, receivedAt } = form;
  const name = withoutTags(`${firstName} ${lastName}`).trim();
  const params = { path: { kind, formId: id } };
  const release = useAction(() => dataOf(createApi().POST('/held-forms/{kind}/{formId}/release', { params })));
  const remove = useAction(() => dataOf(createApi().DELETE('/held-forms/{kind}/{formId}', { params })));
  const why = doubts.map((doubt) => intl.formatMessage({ id: `heldForms.doubt.${doubt}` }));
  return (
    <Stack gap="s">
      <Inline gap="s" wrap>
        <Heading level={2} size={3}>
          {name}
        </Heading>
        <StatusTag tone="caution">{intl.formatMessage({ id: `heldForms.kind.${kind}` })}</StatusTag>
      </Inline>
      {text !== '' && <Letter text={withoutTags(text)} lang={language} />}
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: 'heldForms.why' }),
            description: intl.formatList(why, { type: 'conjunction' }),
          },
          ...(email === undefined ? [] : [{ term: intl.formatMessage({ id: 'field.email' }), description: email }]),
          {
            term: intl.formatMessage({ id: 'formDesk.receivedAt' }),
            description: intl.formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
          },
        ]}
      />
      <Inline gap="s" wrap>
        <Button
          size="small"
          onPress={() => {
            onAsk();
            release.ask();
          }}
        >
          <FormattedMessage id="heldForms.release" />
        </Button>
        <Button
          size="small"
          tone="quiet"
          onPress={() => {
            onAsk();
            remove.ask();
          }}
        >
          <FormattedMessage id="heldForms.delete" />
        </Button>
      </Inline>
      <ActionDialog
        action={release}
        title={intl.formatMessage({ id: 'heldForms.release.ask' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'heldForms.release' })}
        doneTitle={intl.formatMessage({ id: 'heldForms.released' })}
        doneText={intl.formatMessage({ id: 'heldForms.releasedText' })}
        onClosed={onClosed}
      >
        <FormattedMessage id="heldForms.release.text" />
      </ActionDialog>
      <ActionDialog
        action={remove}
        tone="critical"
        title={intl.formatMessage({ id: 'heldForms.delete.ask' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'heldForms.delete' })}
        doneTitle={intl.formatMessage({ id: 'heldForms.deleted' })}
        doneText={intl.formatMessage({ id: 'heldForms.deletedText' })}
        onClosed={onClosed}
      >
        <FormattedMessage id="heldForms.delete.text" />
      </ActionDialog>
    </Stack>
  );
}
