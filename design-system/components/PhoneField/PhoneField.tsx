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
  /** How to write it, with the country's code: 'Begin with + and the country, such as +1 305 555 0142.' */
  hint: string;
  /** Whose number it is: the visitor's own, which the browser may offer, or someone else's. @default 'own' */
  owner?: 'own' | 'other';
};

/**
 * A phone number with the country code, kept as typed: spaces, hyphens and brackets are welcome, nothing is masked or moved. Ten
 * digits without the code are offered with +1, and change only when the offer is accepted. The page checks it. The hint is
 * required: people do not guess the format with a plus.
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
            // First, while the button exists: the focus must not disappear with it.
            document.getElementById(field.name)?.focus();
            field.onChange(offered);
          }}
        />
      )}
    </div>
  );
}

/** The number with the country code, one press away. */
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
