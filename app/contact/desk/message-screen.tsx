import { Facts, Inline, Letter, Stack, WorkspacePage } from '#design-system';
import { contactDeskStates } from '#contract/enums';
import { furtherScreens } from '#rules/access';
import { withoutTags } from '#rules/text';
import { useIntl, type IntlShape } from 'react-intl';
import { AnswerForm } from '../../forms/port/desk/answer-form.tsx';
import { Answers } from '../../forms/port/desk/answers.tsx';
import { contactFacts } from '../../forms/port/desk/contact-facts.tsx';
import { MoveButtons } from '../../forms/port/desk/move-buttons.tsx';
import { MoveOutcome } from '../../forms/port/desk/move-outcome.tsx';
import { useMove } from '../../forms/port/desk/use-move.ts';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { MessageStateTag, moveMessages } from './message-states.tsx';

type Message = Schemas['ContactMessageDetails'];

export async function load({ api, params, url }: LoadInput) {
  const { requestId = '' } = params;
  return orSignIn(url, () => dataOf(api.GET('/contact-messages/{requestId}', { params: { path: { requestId } } })));
}

export function head(intl: IntlShape, data?: Message): Head {
  const title = data ? nameOf(data) : intl.formatMessage({ id: 'contactDesk.title' });
  return { title, description: '', isPrivate: true };
}

const nameOf = ({ firstName, lastName }: Message) => withoutTags(`${firstName} ${lastName}`);

/** One message: its text, the earlier answers, and the form to answer it. */
export function Component() {
  const message = useScreenData<typeof load>();
  return <ContactMessage key={message.id} message={message} />;
}

function ContactMessage({ message }: { message: Message }) {
  const intl = useIntl();
  const { state, text, language, answers } = message;
  const moves = useMove(moveMessages, contactDeskStates);
  return (
    <WorkspacePage
      title={nameOf(message)}
      titleFocusId={moves.titleId}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'contactDesk.title' }), href: furtherScreens.contactMessages.path },
      ]}
      mark={<MessageStateTag state={state} />}
      width="text"
    >
      <Stack gap="l">
        <Letter text={withoutTags(text)} lang={language} />
        <Inline gap="s" wrap>
          <MoveButtons
            moves={moves}
            form={message}
            targets={contactDeskStates}
            label={(to) => intl.formatMessage({ id: `contactDesk.move.${to}` })}
          />
        </Inline>
        <MoveOutcome moves={moves} stateWord={(moved) => intl.formatMessage({ id: `contactDesk.state.${moved}` })} />
        <Facts items={contactFacts(intl, message)} />
        <Answers answers={answers} language={language} />
        <AnswerForm kind="contact" form={message} />
      </Stack>
    </WorkspacePage>
  );
}
