import { Button, Facts, Inline, Letter, Stack, StatusTag, Text, WorkspacePage } from '#design-system';
import { furtherScreens } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { ApiProblem, dataOf, type Schemas } from '../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { nameOf } from './held-forms-query.ts';
import { reasonsOf } from './reasons.ts';
import { useDecision } from './use-decision.ts';

/** The opened form; undefined if it is no longer held for review. */
interface Opened {
  id: string;
  form?: Schemas['HeldForm'];
}

export async function load({ api, params, url }: LoadInput): Promise<Opened> {
  const { requestId = '' } = params;
  return orSignIn(url, async () => {
    try {
      const path = { formId: requestId };
      return { id: requestId, form: await dataOf(api.GET('/held-forms/{formId}', { params: { path } })) };
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'not-found') return { id: requestId };
      throw error;
    }
  });
}

export function head(intl: IntlShape, data?: Opened): Head {
  const title = data?.form ? nameOf(data.form) : intl.formatMessage({ id: 'heldForms.title' });
  return { title, description: '', isPrivate: true };
}

/** One form held for review: what was sent, why it is held, and the decision about it. */
export function Component() {
  const opened = useScreenData<typeof load>();
  return <OpenedForm key={opened.id} opened={opened} />;
}

function OpenedForm({ opened }: { opened: Opened }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isDone, setDone] = useState(false);
  const { revalidate } = useRevalidator();
  const decision = useDecision(
    () => {
      setDone(true);
    },
    { leavesPage: true },
  );
  const leave = async () => {
    await navigate(`${furtherScreens.heldForms.path}${search}`);
    await revalidate();
  };
  const { form } = opened;
  return (
    <WorkspacePage
      title={form ? nameOf(form) : intl.formatMessage({ id: 'heldForms.gone' })}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'heldForms.title' }), href: furtherScreens.heldForms.path },
      ]}
      {...(form && {
        mark: <StatusTag tone="caution">{intl.formatMessage({ id: `heldForms.kind.${form.kind}` })}</StatusTag>,
      })}
      width="text"
    >
      {form ? (
        <HeldForm form={form} onDecide={(kind) => decision.ask(kind, [form])} />
      ) : (
        <Text>
          <FormattedMessage id="heldForms.goneText" />
        </Text>
      )}
      <DecisionDialog
        decision={decision}
        onClosed={() => {
          // The form that was decided about is no longer here.
          if (isDone) void leave();
        }}
      />
    </WorkspacePage>
  );
}

function HeldForm({
  form,
  onDecide,
}: {
  form: Schemas['HeldForm'];
  onDecide: (decision: 'release' | 'delete') => void;
}) {
  const intl = useIntl();
  const { email, text, language, receivedAt } = form;
  return (
    <Stack gap="l">
      {text === '' ? (
        <Text tone="muted">
          <FormattedMessage id="heldForms.noText" />
        </Text>
      ) : (
        <Letter text={withoutTags(text)} lang={language} />
      )}
      <Inline gap="s" wrap>
        <Button
          size="small"
          tone="primary"
          onPress={() => {
            onDecide('release');
          }}
        >
          <FormattedMessage id="heldForms.release" />
        </Button>
        <Button
          size="small"
          onPress={() => {
            onDecide('delete');
          }}
        >
          <FormattedMessage id="heldForms.delete" />
        </Button>
      </Inline>
      <Facts
        items={[
          { term: intl.formatMessage({ id: 'heldForms.why' }), description: reasonsOf(intl, form) },
          ...(email === undefined ? [] : [{ term: intl.formatMessage({ id: 'field.email' }), description: email }]),
          {
            term: intl.formatMessage({ id: 'formDesk.language' }),
            description: intl.formatMessage({ id: `language.${language}` }),
          },
          {
            term: intl.formatMessage({ id: 'formDesk.receivedAt' }),
            description: intl.formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' }),
          },
        ]}
      />
    </Stack>
  );
}
