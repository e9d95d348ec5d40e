import { isoDayIn } from '#rules/moments';
import { useState } from 'react';
import { useSite } from '../site.ts';

/** The day at the center when the screen opened, as YYYY-MM-DD, wherever the reader is. */
export function useToday(): string {
  const { timeZone } = useSite();
  const [today] = useState(() => isoDayIn(new Date(), timeZone));
  return today;
}
