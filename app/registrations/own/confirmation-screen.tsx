import { PageSection, ScreenOnly, Stack } from '#design-system';
import type { IntlShape } from 'react-intl';
import { KeepHere } from './save-on-this-device.tsx';
import type { Head } from '../../platform/shell/screen.ts';
import { Confirmation } from './confirmation.tsx';
import { OwnRegistrationPage } from './own-registration-page.tsx';
import { ReplaceLink } from './replace-link.tsx';

export function head(intl: IntlShape): Head {
  return {
    title: intl.formatMessage({ id: 'confirmation.pageTitle' }),
    description: intl.formatMessage({ id: 'registration.description' }),
    isPrivate: true,
  };
}

/** A party's own registration, opened by the key in the address's fragment: its status, and what can be done. */
export function Component() {
  return (
    <PageSection width="paper">
      <OwnRegistrationPage>
        {(found) => (
          <Stack gap="xl">
            <Confirmation {...found} />
            <ScreenOnly>
              <KeepHere registration={found.registration} />
            </ScreenOnly>
            <ReplaceLink opened={found.opened} own={found.own} />
          </Stack>
        )}
      </OwnRegistrationPage>
    </PageSection>
  );
}
