import { Alert, Button, CardReader, Stack, Text, WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { withinSentence } from '#rules/prayer';
import { withoutTags } from '#rules/text';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { orSignIn } from '../../platform/workspace/or-sign-in.ts';
import { useCards } from './use-cards.ts';

export async function load({ api, url }: LoadInput) {
  return orSignIn(url, () => dataOf(api.GET('/prayer-cards')));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'blessings.cards' }), description: '', isPrivate: true };
}

/** The waiting requests, shown one at a time to pray for. */
export function Component() {
  const intl = useIntl();
  const { items } = useScreenData<typeof load>();
  const [isOpen, setOpen] = useState(true);
  const cards = useCards(items);
  const { card, outcome } = cards;
  const title = intl.formatMessage({ id: 'blessings.cards' });
  return (
    <WorkspacePage
      title={title}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        {
          label: intl.formatMessage({ id: 'blessings.title' }),
          href: guardedScreens.prayerRequestSummary.path,
        },
      ]}
      width="text"
    >
      <Stack gap="l">
        <Text>
          <FormattedMessage id="blessings.cards.lead" />
        </Text>
        <Button
          tone="primary"
          onPress={() => {
            setOpen(true);
          }}
        >
          <FormattedMessage id="blessings.begin" />
        </Button>
      </Stack>
      <CardReader
        title={title}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        card={
          card && { id: card.id, heading: headingOf(intl, card), text: withoutTags(card.text), lang: card.language }
        }
        action={{
          label: intl.formatMessage({ id: 'prayerDesk.move.prayed' }),
          onPress: cards.pray,
          isPending: cards.isPending,
        }}
        next={{ label: intl.formatMessage({ id: 'blessings.cards.next' }), onPress: cards.next }}
        back={
          cards.isFirst ? undefined : { label: intl.formatMessage({ id: 'blessings.cards.back' }), onPress: cards.back }
        }
        hint={intl.formatMessage({ id: 'blessings.cards.hint' })}
        notice={
          outcome &&
          (outcome.kind === 'failed' ? (
            <Alert tone="critical" announce>
              {failureText(intl, outcome.error)}
            </Alert>
          ) : (
            <Alert
              tone="positive"
              announce
              actions={
                <Button onPress={cards.undo}>
                  <FormattedMessage id="formDesk.undo" />
                </Button>
              }
            >
              <FormattedMessage id="blessings.cards.prayed" values={{ name: withoutTags(outcome.name) }} />
            </Alert>
          ))
        }
      >
        <Text size="lead">
          <FormattedMessage id="blessings.cards.none" />
        </Text>
      </CardReader>
    </WorkspacePage>
  );
}

function headingOf(intl: IntlShape, { firstName, forWhom }: Schemas['PrayerCard']): string {
  const name = withoutTags(firstName);
  if (forWhom === undefined) return name;
  return intl.formatMessage({ id: 'prayerDesk.for' }, { name, whom: withinSentence(withoutTags(forWhom)) });
}
