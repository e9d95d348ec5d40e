import { Text, WorkspacePage, useToast } from '#design-system';
import { furtherScreens, guardedScreens, parseUserTypes } from '#rules/access';
import { useRef } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf } from '../platform/client/client.ts';
import { FormKeeper } from '../platform/drafts/form-keeper.tsx';
import { brokenRules } from '../platform/forms/contract-rules.ts';
import { RequestForm } from '../platform/forms/request-form.tsx';
import { useFormRequest } from '../platform/forms/use-form-request.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useSession } from '../platform/visitor/session-context.tsx';
import type { Head } from '../platform/shell/screen.ts';
import { shownName } from '../platform/client/shown-name.ts';
import { UserFields } from './user-fields.tsx';
import { bodyOf, userFields, type UserValues } from './user-form.ts';

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'newUser.title' }), description: '', isPrivate: true };
}

/** Adds a user, who is invited by email. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const toast = useToast();
  const { language } = useLanguage();
  const { visitor } = useSession();
  const editorTypes = visitor.kind === 'user' ? parseUserTypes(visitor.user.userType) : [];
  const forgetRef = useRef<() => void>(() => undefined);
  const blank: UserValues = { firstName: '', lastName: '', email: '', phone: '', language, userType: 'U' };
  const request = useFormRequest<UserValues>({
    defaultValues: blank,
    fields: userFields,
    check: (values) => brokenRules('CreateUserRequest', bodyOf(values)),
    send: async (values) => {
      const { id, email, ...person } = await dataOf(createApi().POST('/users', { body: bodyOf(values) }));
      forgetRef.current();
      toast({ tone: 'positive', text: intl.formatMessage({ id: 'newUser.done' }, { name: shownName(person), email }) });
      void navigate(`${guardedScreens.listUsers.path}/${id}`);
    },
  });

  return (
    <WorkspacePage
      title={intl.formatMessage({ id: 'newUser.title' })}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'userList.title' }), href: guardedScreens.listUsers.path },
      ]}
      width="form"
    >
      <RequestForm
        request={request}
        submitLabel={intl.formatMessage({ id: 'newUser.submit' })}
        title={
          <Text>
            <FormattedMessage id="newUser.text" />
          </Text>
        }
      >
        <FormKeeper draftKey="user:new" form={request.form} blank={blank} forgetRef={forgetRef} />
        <UserFields control={request.control} editorTypes={editorTypes} />
      </RequestForm>
    </WorkspacePage>
  );
}
