import { expect, test } from 'vitest';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import en from '../../../app/platform/messages/en.json' with { type: 'json' };

test('the audit trail has words for each limit, and for no other', () => {
  const worded = Object.keys(en).flatMap((id) =>
    id.startsWith('audit.limit.') ? [id.slice('audit.limit.'.length)] : [],
  );
  expect(worded.sort()).toEqual(Object.keys(defaultLimits).sort());
});
