import { Heading, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiProblem } from '../platform/client/client.ts';
import { partStart } from '../platform/shell/navigate/route-focus.ts';

/** Whether a mailed link was refused: used, too old, or not whole. */
export function isSpent(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.problem.code === 'link-invalid';
}

/** Says that a mailed link is of no use any more, with the ways on. */
export function SpentLink({ children }: { children: ReactNode }) {
  return (
    <Stack gap="l">
      <Heading level={1} focusId={partStart}>
        <FormattedMessage id="spentLink.title" />
      </Heading>
      <Text>
        <FormattedMessage id="spentLink.text" />
      </Text>
      {children}
    </Stack>
  );
}
