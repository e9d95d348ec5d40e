import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import en from '../../platform/messages/en.json';
import es from '../../platform/messages/es.json';
import { AuditSentence } from './audit-sentence.tsx';

type Entry = Parameters<typeof AuditSentence>[0]['entry'];

const closed = { id: 1, at: '2027-04-01T12:00:00Z', details: {}, subject: 'user:7', subjectName: null };

function said(language: 'en' | 'es', entry: Pick<Entry, 'action' | 'actorUserId' | 'actorName'>): string {
  const intl = createIntl({ locale: language, messages: language === 'en' ? en : es });
  const sentence = createElement(AuditSentence, { entry: { ...closed, ...entry }, viewer: ['A'] });
  return renderToStaticMarkup(createElement(RawIntlProvider, { value: intl, children: sentence }));
}

test('a user whose account was deleted has a capital only at the beginning of a sentence', () => {
  const added = { action: 'user-added', actorUserId: null, actorName: null } as const;
  expect(said('en', added)).toBe('Former user no. 7 was added by a command on the server.');
  expect(said('es', added)).toBe('Un antiguo usuario (n.º 7) se agregó con un comando en el servidor.');
  const viewed = { action: 'user-viewed', actorUserId: 9, actorName: null } as const;
  expect(said('en', viewed)).toMatch(/^Former user no\. 9 .* former user no\. 7\b/);
});
