import type { ReactElement } from 'react';
import { useFurtherMessages } from '../../i18n/useFurtherMessages.ts';
import { useAnnounce } from '../../private/Announcer/Announcer.tsx';
import type { TypedFieldProps } from '../../private/Field/fieldProps.ts';
import { useHasScripts } from '../../private/Scripts/useHasScripts.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { offer as offerStyle } from './PhoneField.css.ts';
import { withCountryCode } from './withCountryCode.ts';

export type PhoneFieldProps = Omit<TypedFieldProps, 'hint'> & {
  /** How to enter it, with the country code: 'Begin with + and the country, such as +1 305 555 0142.' */
  hint: string;
  /** The owner of the number: the visitor, whose number the browser may autofill, or someone else. @default 'own' */
  owner?: 'own' | 'other';
};

/**
 * A phone number with the country code, kept as typed: spaces, hyphens and parentheses are allowed, and there is no input mask.
 * For ten digits without the code, a button offers to add +1; the value changes only if it is pressed. The page validates the
 * number. The hint is required, because people do not guess the format with a plus.
 */
export function PhoneField({ owner = 'own', ...field }: PhoneFieldProps): ReactElement {
  const offered = field.isDisabled === true ? undefined : withCountryCode(field.value);
  return (
    <div>
      <TextField {...field} type="tel" autoComplete={owner === 'own' ? 'tel' : 'off'} width={20} />
      {offered !== undefined && (
        <Offer
          number={offered}
          onTake={() => {
            // Moves the focus while the button still exists, so that it is not lost with it.
            document.getElementById(field.name)?.focus();
            field.onChange(offered);
          }}
        />
      )}
    </div>
  );
}

/** A button that offers the number with the country code. */
function Offer({ number, onTake }: { number: string; onTake: () => void }): ReactElement | null {
  const messages = useFurtherMessages();
  const announce = useAnnounce();
  if (!useHasScripts()) return null;
  return (
    <div className={offerStyle}>
      <Button
        size="small"
        onPress={() => {
          onTake();
          announce(messages.phoneChanged(number));
        }}
      >
        {messages.phoneOffer(number)}
      </Button>
    </div>
  );
}
