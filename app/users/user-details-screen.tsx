import { Alert, Facts, RelativeTime, Stack, WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens, mayOpen, parseUserTypes } from '#rules/access';
import { mayEdit } from '#rules/users';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { ProposedAddress, proposedValues } from '../account/port/proposed-address.tsx';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { PhoneLink } from '../platform/client/phone-link.tsx';
import { orSignIn } from '../platform/workspace/or-sign-in.ts';
import { useSession } from '../platform/visitor/session-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { UserActions } from './user-actions.tsx';
import { UserEditForm } from './user-edit-form.tsx';
import { UserHistory } from './user-history.tsx';
import { shownName } from '../platform/client/shown-name.ts';
import { typesInWords } from '../platform/workspace/types-in-words.ts';

type User = Schemas['UserDetails'];

/** The title, which gets the focus when a withdrawn address disappears with its button. */
const userStart = 'user';

export async function load({ api, params, url }: LoadInput) {
  const userId = Number(params.userId);
  return orSignIn(url, () => dataOf(api.GET('/users/{userId}', { params: { path: { userId } } })));
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: data ? shownName(data) : intl.formatMessage({ id: 'userList.title' }),
    description: '',
    isPrivate: true,
  };
}

/** One user, for staff: details, actions on the account, and its history. */
export function Component() {
  const loaded = useScreenData<typeof load>();
  // A reload of the same user, as after a language change, keeps the input: the version says what it applies to.
  return <UserDetails key={loaded.id} loaded={loaded} />;
}

function UserDetails({ loaded }: { loaded: User }) {
  const intl = useIntl();
  const { visitor } = useSession();
  const { revalidate } = useRevalidator();
  const [user, setUser] = useState(loaded);
  const editor = visitor.kind === 'user' ? visitor.user : undefined;
  const editorTypes = parseUserTypes(editor?.userType ?? '');
  const name = shownName(user);
  const isOneself = editor?.id === user.id;
  const show = (changed: User) => {
    setUser(changed);
    // The list beside shows the name and the state too.
    void revalidate();
  };
  const isTheirs = mayEdit(editorTypes, parseUserTypes(user.userType));

  return (
    <WorkspacePage
      title={name}
      titleFocusId={userStart}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'userList.title' }), href: guardedScreens.listUsers.path },
      ]}
      width="form"
    >
      <Stack gap="xl">
        <Stack gap="m">
          {user.state === 'inactive' && (
            <Alert tone="caution">
              <FormattedMessage id="user.inactiveText" />
            </Alert>
          )}
          {user.state === 'active' && !user.hasPassword && (
            <Alert tone="info">
              <FormattedMessage id="user.invitedText" />
            </Alert>
          )}
          {!isTheirs && (
            <Alert tone="info">
              <FormattedMessage id="user.readOnly" />
            </Alert>
          )}
          {user.proposedAddress && (
            <ProposedAddress
              headingId={userStart}
              // The same address may be proposed again.
              key={`${user.proposedAddress.email} ${user.proposedAddress.effectiveAt}`}
              title={intl.formatMessage({ id: 'user.proposed.title' })}
              text={intl.formatMessage(
                { id: user.proposedAddress.isConfirmed ? 'user.proposed.confirmed' : 'user.proposed.unconfirmed' },
                proposedValues(intl, user.proposedAddress),
              )}
              endLabel={intl.formatMessage({ id: 'user.proposed.withdraw' })}
              endedText={intl.formatMessage({ id: 'user.proposed.withdrawn' })}
              onEnd={() =>
                dataOf(
                  createApi().DELETE('/users/{userId}/proposed-address', { params: { path: { userId: user.id } } }),
                )
              }
            />
          )}
          <Facts items={[...(isTheirs ? [] : details(intl, user)), ...account(intl, user)]} />
        </Stack>
        {isTheirs && <UserEditForm user={user} editorTypes={editorTypes} isOneself={isOneself} onChange={show} />}
        {isTheirs && <UserActions user={user} isOneself={isOneself} onChange={show} />}
        <UserHistory userId={user.id} mayReadTrail={mayOpen(furtherScreens.auditTrail, editorTypes)} />
      </Stack>
    </WorkspacePage>
  );
}

/** The details as facts, for viewers who may not edit them. */
function details(intl: IntlShape, { email, phone, language, userType }: User) {
  return [
    { term: intl.formatMessage({ id: 'field.email' }), description: email },
    ...(phone === null
      ? []
      : [{ term: intl.formatMessage({ id: 'field.phone' }), description: <PhoneLink phone={phone} /> }]),
    {
      term: intl.formatMessage({ id: 'user.language' }),
      description: intl.formatMessage({ id: `language.${language}` }),
    },
    { term: intl.formatMessage({ id: 'user.types' }), description: typesInWords(intl, userType) },
  ];
}

function account(intl: IntlShape, { id, createdAt, lastSignInAt, openSessions }: User) {
  return [
    { term: intl.formatMessage({ id: 'user.number' }), description: String(id) },
    {
      term: intl.formatMessage({ id: 'user.createdAt' }),
      description: <RelativeTime at={createdAt} />,
    },
    {
      term: intl.formatMessage({ id: 'user.lastSignIn' }),
      description: lastSignInAt ? <RelativeTime at={lastSignInAt} /> : intl.formatMessage({ id: 'user.never' }),
    },
    {
      term: intl.formatMessage({ id: 'user.openSessions' }),
      description: intl.formatMessage({ id: 'user.openSessions.count' }, { count: openSessions }),
    },
  ];
}
