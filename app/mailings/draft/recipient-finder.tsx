import { Button, Form, Inline, TextField } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface RecipientFinderProps {
  recipients: number;
  isMissing: boolean;
  onNumber: (position: number) => void;
  onWords: (words: string) => void;
}

/** Finds a recipient by number, or the next one whose name or address contains the words. */
export function RecipientFinder({ recipients, isMissing, onNumber, onWords }: RecipientFinderProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const find = () => {
    const words = typed.trim();
    if (words === '') return;
    if (/^\d+$/.test(words) && Number(words) >= 1 && Number(words) <= recipients) onNumber(Number(words));
    else onWords(words);
  };
  return (
    <Form label={intl.formatMessage({ id: 'mailing.preview.find' })} onSubmit={find}>
      <Inline gap="s" wrap align="end">
        <TextField
          name="preview-recipient"
          label={intl.formatMessage({ id: 'mailing.preview.find' })}
          hint={intl.formatMessage({ id: 'mailing.preview.findHint' })}
          errorMessage={
            isMissing ? intl.formatMessage({ id: 'mailing.preview.notFound' }, { count: recipients }) : undefined
          }
          isRequired
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">
          <FormattedMessage id="mailing.preview.go" />
        </Button>
      </Inline>
    </Form>
  );
}
