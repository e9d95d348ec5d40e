import { describe, expect, it } from 'vitest';
import type { Mail } from './mailer.ts';
import { sendNow } from './send-now.ts';

const mail: Mail = { to: 'a@example.org', subject: 's', text: 't', html: 'h', language: 'en', messageId: 'm' };

function failing(times: number) {
  const sent: Mail[] = [];
  let tries = 0;
  const send = (one: Mail) => {
    tries += 1;
    if (tries <= times) return Promise.reject(new Error(`try ${tries}`));
    sent.push(one);
    return Promise.resolve();
  };
  return { send, sent };
}

describe('sendNow', () => {
  it('sends after two failures, once', async () => {
    const mailer = failing(2);
    await sendNow(mailer, mail, 0);
    expect(mailer.sent).toEqual([mail]);
  });

  it('gives up after the third', async () => {
    const mailer = failing(3);
    await expect(sendNow(mailer, mail, 0)).rejects.toThrow('try 3');
    expect(mailer.sent).toEqual([]);
  });
});
