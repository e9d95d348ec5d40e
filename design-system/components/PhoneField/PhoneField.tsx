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
 * A telephone number with the country's code, kept as typed: spaces, hyphens and brackets are welcome, nothing is
 * masked or moved. Ten digits without the code are offered with +1, and change only when the offer is taken. Checking is the
 * page's part. The hint is required: the form with a plus is one that people do not guess.
 */
export function PhoneField({ owner = 'own', ...field }: PhoneFieldProps): ReactElement {
  const messages = useFurtherMessages();
  const announce = useAnnounce();
  const hasScripts = useHasScripts();
  const offered = hasScripts && field.isDisabled !== true ? withCountryCode(field.value) : undefined;
  return (
    <div>
      <TextField {...field} type="tel" autoComplete={owner === 'own' ? 'tel' : 'off'} width={20} />
      {offered !== undefined && (
        <div className={offerStyle}>
          <Button
            size="small"
            onPress={() => {
              // First, while the button is there: focus must not fall to the page with it.
              document.getElementById(field.name)?.focus();
              field.onChange(offered);
              announce(messages.phoneChanged(offered));
            }}
          >
            {messages.phoneOffer(offered)}
          </Button>
        </div>
      )}
    </div>
  );
}
