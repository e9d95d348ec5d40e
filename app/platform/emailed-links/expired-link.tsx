import { Heading, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiProblem } from '../client/client.ts';
import { partStart } from '../shell/navigate/route-focus.ts';

/** Whether an emailed link was refused: used, expired, or incomplete. */
export function isSpent(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.problem.code === 'link-invalid';
}

/** Tells people that an emailed link no longer works, and what to do next. */
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
