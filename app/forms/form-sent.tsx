import { Heading, Inline, LinkButton, Stack, Text, useAnnounce } from '#design-system';
import { sentKey, sentValues } from '#rules/forms';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { partStart, settlesIn } from '../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../platform/shell/title-state.ts';
import type { PublicFormKind } from './port/form-kinds.ts';

/** Says that the form was received, takes the focus, and offers next steps. */
export function FormSent({ kind }: { kind: PublicFormKind }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const title = intl.formatMessage({ id: `${kind.name}.sent` });
  const text = intl.formatMessage({ id: `${kind.name}.sent.text` });
  const isLimited = useSearchParams()[0].get(sentKey) === sentValues.limited;

  useNamedPart(title);
  const isSaid = useRef(false);

  useEffect(() => {
    if (isSaid.current) return undefined;
    const heading = document.getElementById(partStart);
    heading?.scrollIntoView({ block: 'center' });
    heading?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      isSaid.current = true;
      // The title too: some screen readers do not read the focused heading, because the dialog that had the focus was removed.
      announce(`${title} ${text}`);
    }, settlesIn);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, title, text]);

  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1} focusId={partStart}>
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
        {isLimited && (
          <Text>
            <FormattedMessage id="publicForm.notMailed" />
          </Text>
        )}
      </Stack>
      <Stack gap="s">
        <Text>
          <FormattedMessage id="publicForm.next" />
        </Text>
        <Inline gap="m" wrap>
          <LinkButton href="/prayers" tone="primary">
            <FormattedMessage id="publicForm.next.prayers" />
          </LinkButton>
          <LinkButton href="/events">
            <FormattedMessage id="publicForm.next.events" />
          </LinkButton>
          <LinkButton href={kind.path} tone="quiet">
            <FormattedMessage id={`${kind.name}.sent.again`} />
          </LinkButton>
        </Inline>
      </Stack>
    </Stack>
  );
}
