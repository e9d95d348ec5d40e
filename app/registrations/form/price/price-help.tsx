import { Checkbox, Stack, TextField } from '#design-system';
import { useIntl } from 'react-intl';
import type { RegistrationDraft } from '../saved-draft.ts';

interface PriceHelpProps extends Pick<RegistrationDraft, 'draft' | 'change'> {
  error: string | undefined;
  /** Called when the amount may have to be checked again. */
  onFieldLeft: () => void;
}

/** Lets a family say in confidence that the full price is too much, and what it can pay. */
export function PriceHelp({ draft: { priceHelp }, change, error, onFieldLeft }: PriceHelpProps) {
  const intl = useIntl();
  return (
    <Stack gap="m">
      <Checkbox
        name="priceHelp"
        label={intl.formatMessage({ id: 'registration.help' })}
        hint={intl.formatMessage({ id: 'registration.help.hint' })}
        isSelected={priceHelp !== undefined}
        onChange={(isAsked) => {
          change(({ priceHelp: before, ...draft }) =>
            isAsked ? { ...draft, priceHelp: before ?? { canPay: '' } } : draft,
          );
          // An error of the amount goes with its field.
          onFieldLeft();
        }}
      />
      {priceHelp && (
        <TextField
          name="canPay"
          label={intl.formatMessage({ id: 'registration.help.canPay' })}
          hint={intl.formatMessage({ id: 'registration.help.canPayHint' })}
          errorMessage={error}
          inputMode="decimal"
          autoComplete="off"
          width={12}
          value={priceHelp.canPay}
          onBlur={onFieldLeft}
          onChange={(canPay) => {
            change((draft) => ({ ...draft, priceHelp: { canPay } }));
          }}
        />
      )}
    </Stack>
  );
}
