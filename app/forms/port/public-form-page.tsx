import { Alert, Button, ConfirmDialog, Decoy, Facts, Form, Heading, PageSection, Stack, Text } from '#design-system';
import { decoyName, sentKey, stampName } from '#rules/forms';
import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ContentPage } from '../../content/port/content-page.tsx';
import { drawings } from '../../content/port/drawings.ts';
import { useFoundDraft } from '../../platform/drafts/use-draft.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { useSite } from '../../platform/shell/site.ts';
import { answersInWords } from '../answers.ts';
import { DraftKeeper } from '../draft-keeper.tsx';
import type { PublicFormKind, Values } from './form-kinds.ts';
import { FormProblems } from '../form-problems.tsx';
import { FormSent } from '../form-sent.tsx';
import type { FormPageData } from './load-form.ts';
import { useOwnValues } from '../use-own-values.ts';
import { usePublicForm } from '../use-public-form.ts';

/** The anchor of the form. */
const formPlace = 'form';

interface PublicFormPageProps {
  kind: PublicFormKind;
  data: FormPageData;
  /** Known values about the person, by field. */
  known?: Values;
  /** Shown between the form and the content. */
  above?: ReactNode;
  /** Sets values from elsewhere in the form, once its draft is restored. */
  brings?: (form: UseFormReturn<Values>) => ReactNode;
  /** The form's fields. */
  children: (control: Control<Values>) => ReactNode;
}

/** A content page with a form that anyone may send. Works without scripts, and better with them. */
export function PublicFormPage({ kind, data, known, above, brings, children }: PublicFormPageProps) {
  const { search, key } = useLocation();
  const { content, ownerTexts } = data;
  const { turn } = useSession();
  // Values sent without scripts belong to the response page and to their sender, not to later visits.
  const posted = key === 'default' && turn === 0 ? data.posted : undefined;
  if (new URLSearchParams(search).has(sentKey)) {
    return (
      <PageSection width="text">
        <FormSent kind={kind} />
      </PageSection>
    );
  }
  // The form hydrates separately, after the page around it: together they would keep a slow phone from responding.
  const form = (
    <Suspense fallback={null}>
      <FilledForm kind={kind} data={{ ...data, posted }} known={known} brings={brings}>
        {children}
      </FilledForm>
    </Suspense>
  );
  // Someone who must correct the form should not have to find it below all the content.
  if (posted) {
    return (
      <PageSection width="text">
        <Stack gap="l">
          <Heading level={1}>{content.title}</Heading>
          {form}
        </Stack>
      </PageSection>
    );
  }
  return (
    <ContentPage content={content} drawing={drawings[kind.name]} ownerTexts={ownerTexts} action={form} above={above} />
  );
}

function FilledForm({ kind, data, known, brings, children }: Omit<PublicFormPageProps, 'above'>) {
  const intl = useIntl();
  const site = useSite();
  const forgetRef = useRef<() => void>(() => undefined);
  const found = useFoundDraft(kind.draft);
  const user = useOwnValues(kind);
  const { control, form, decoy, submit, takeOver, ...sending } = usePublicForm({
    kind,
    stamp: data.stamp,
    posted: data.posted,
    onReceived: () => {
      forgetRef.current();
    },
  });

  // Memoized: opening the confirmation does not change the fields.
  const fields = useMemo(() => children(control), [children, control]);

  return (
    <Stack gap="l">
      <FormProblems kind={kind} control={control} attempt={sending.attempt} />
      <Heading level={2} focusId={formPlace}>
        <FormattedMessage id={`${kind.name}.form.title`} />
      </Heading>
      {found && user && brings?.(form)}
      <Form
        onSubmit={submit}
        isBusy={sending.isSending}
        hidden={{ [stampName]: data.stamp.stamp }}
        onTakeOver={takeOver}
      >
        <Stack gap="l">
          {fields}
          <Decoy name={decoyName} label={intl.formatMessage({ id: 'publicForm.decoy' })} {...decoy} />
          {sending.isCanceled && (
            <Alert tone="info" title={intl.formatMessage({ id: 'publicForm.canceled' })} announce>
              <FormattedMessage id="publicForm.canceledText" />
            </Alert>
          )}
          <Button type="submit" tone="primary" size="large">
            <FormattedMessage id={`${kind.name}.form.submit`} />
          </Button>
        </Stack>
      </Form>
      {found && user && (
        <DraftKeeper
          key={found.owner}
          kind={kind}
          form={form}
          found={found}
          known={{ ...user, ...known }}
          forgetRef={forgetRef}
        />
      )}
      <ConfirmDialog
        isOpen={sending.isConfirming}
        title={intl.formatMessage({ id: `${kind.name}.confirm.title` })}
        confirmLabel={intl.formatMessage({ id: 'publicForm.confirm' })}
        cancelLabel={intl.formatMessage({ id: 'form.cancel' })}
        isPending={sending.isSending}
        pendingLabel={intl.formatMessage({ id: 'form.sending' })}
        onConfirm={sending.confirm}
        onCancel={sending.cancel}
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage
              id={`${kind.name}.confirm.to`}
              values={{ organization: site.organisationName, email: site.email }}
            />
          </Text>
          <Text>
            <FormattedMessage id="publicForm.whatIsSent" />
          </Text>
          <Facts items={sending.isConfirming ? answersInWords(intl, kind.fields, form.getValues()) : []} />
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
