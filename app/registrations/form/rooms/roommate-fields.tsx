import { Disclosure, Stack, Text } from '#design-system';
import type { Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormTextField } from '../../../platform/forms/form-fields.tsx';
import type { PersonValues } from '../draft.ts';

/** Asks for a roommate from another registration. The name is stored and never looked up, which would reveal who is coming. */
export function RoommateFields({ control, isOpenAtFirst }: { control: Control<PersonValues>; isOpenAtFirst: boolean }) {
  const intl = useIntl();
  return (
    <Disclosure label={intl.formatMessage({ id: 'field.roommate.optional' })} isOpenAtFirst={isOpenAtFirst}>
      <Stack gap="l">
        <Text tone="muted">
          <FormattedMessage id="field.roommate.text" />
        </Text>
        <FormTextField
          control={control}
          name="roommateFirstName"
          label={intl.formatMessage({ id: 'field.roommateFirstName' })}
          autoComplete="off"
        />
        <FormTextField
          control={control}
          name="roommateLastName"
          label={intl.formatMessage({ id: 'field.roommateLastName' })}
          autoComplete="off"
        />
      </Stack>
    </Disclosure>
  );
}
