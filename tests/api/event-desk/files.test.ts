import { stringify } from 'yaml';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEventSource } from '../../../api/events/source.ts';
import { startEventDesk, wholeContent } from './event-desk.ts';

let desk: Awaited<ReturnType<typeof startEventDesk>>;

beforeAll(async () => {
  desk = await startEventDesk();
});

afterAll(() => desk.close());

const exported = async (eventId: string) =>
  desk.client.GET('/events/{eventId}/file', { params: { path: { eventId } } });
const importFile = (yaml: string) => desk.client.POST('/staff-event-files', { body: { yaml } });

test.each(['C', 'D', 'S', 'P', 'U'])('%s can neither export nor import', async (types) => {
  const client = await desk.as(types);
  const params = { path: { eventId: 'miami-retreat-2026' } };
  expect((await client.GET('/events/{eventId}/file', { params })).response.status).toBe(403);
  expect((await client.POST('/staff-event-files', { body: { yaml: 'id: a' } })).response.status).toBe(403);
});

test.each(['miami-retreat-2026', 'chicago-retreat-2026', 'new-york-convention-2027', 'washington-dc-convention-2027'])(
  'the file of %s matches its event, rates as written',
  async (eventId) => {
    const { data } = await exported(eventId);
    const { published } = await desk.read(eventId);
    expect(data?.name).toBe(`${eventId}.yaml`);
    expect(readEventSource(eventId, data?.yaml ?? '', 'America/New_York').event).toEqual(published);
  },
);

test('a file exported to another site becomes a draft with the same content', async () => {
  const texts = wholeContent().texts;
  const hostile = '<script>alert(1)</script> 😀 שלום: # - "a"\n\n*b*';
  const { id, content } = await desk.createPublished({
    texts: { en: { ...texts.en, description: hostile }, es: { ...texts.es, description: hostile } },
  });
  const file = (await exported(id)).data?.yaml ?? '';
  const other = await startEventDesk();
  try {
    const { data } = await other.client.POST('/staff-event-files', { body: { yaml: file } });
    expect(data).toMatchObject({ state: 'draft', version: 1, published: null });
    expect(data?.content).toEqual({ ...content, id });
    const published = await other.publish(data?.id ?? '', 1);
    expect(published.data).toMatchObject({ id, state: 'published' });
    // On a site that already has this event, the second one gets its own id.
    const again = await other.client.POST('/staff-event-files', { body: { yaml: file } });
    expect((await other.publish(again.data?.id ?? '', 1)).data?.id).toBe(`${id}-2`);
  } finally {
    await other.close();
  }
});

test('a file with an unknown YAML directive is refused, and none of it is printed outside the log', async () => {
  const warnings = vi.spyOn(process, 'emitWarning');
  const { response, error } = await importFile('%E0%A4%A forged line\n');
  expect([response.status, error?.code]).toEqual([422, 'event-not-ready']);
  expect(error?.params).toMatchObject({ rule: 'yaml' });
  expect(warnings).not.toHaveBeenCalled();
});

const whole = { id: 'from-a-file', ...wholeContent() };

test.each<[string, string, object]>([
  ['no YAML', ': : {', { rule: 'yaml' }],
  ['a list', '- a\n- b', { rule: 'yaml' }],
  ['aliases that grow', 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]', { rule: 'yaml' }],
  ['an unknown field', stringify({ ...whole, price: 1 }), { rule: 'unknown' }],
  ['no id', stringify(wholeContent()), { pointer: '/id', rule: 'required', faults: 1 }],
  ['an end before its start', stringify({ ...whole, end_date: '01-JAN-2027' }), { rule: 'endBeforeStart' }],
])('a file with %s is refused, and nothing is stored', async (_, yaml, params) => {
  const before = (await desk.client.GET('/staff-events')).data?.total;
  const { response, error } = await importFile(yaml);
  expect([response.status, error?.code]).toEqual([422, 'event-not-ready']);
  if ('rule' in params && params.rule === 'unknown') expect(error?.params?.pointer).toContain('price');
  else expect(error?.params).toMatchObject(params);
  expect((await desk.client.GET('/staff-events')).data?.total).toBe(before);
});
