import { Heading, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';

interface InfoSectionProps {
  /** The section's name in the address, such as `profile` in /signup#profile. */
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One section of My Info. */
export function InfoSection({ id, title, text, children }: InfoSectionProps) {
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={2} focusId={id}>
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
