import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailingDesk } from './mailing-desk.ts';

let desk: Awaited<ReturnType<typeof startMailingDesk>>;

beforeAll(async () => {
  desk = await startMailingDesk();
  await desk.register({ firstName: 'Ana', email: 'ana@example.org' });
});
afterAll(() => desk.close());

type Params = Awaited<ReturnType<typeof desk.draft>>;

async function attach(params: Params, name: string, content: Buffer, type = 'application/octet-stream') {
  const { data, error, response } = await desk.client.POST('/mailings/{mailingId}/files', {
    params: { ...params, query: { name } },
    headers: { 'Content-Type': type },
    body: '',
    bodySerializer: () => content,
  });
  return { data, error, status: response.status };
}

test('a file of a megabyte goes with the email and with its test, byte for byte', async () => {
  const params = await desk.draft();
  const content = Buffer.alloc(1024 * 1024, 'retreat ');
  const name = 'Programa de Ñandú.pdf';
  expect((await attach(params, name, content)).data?.files).toMatchObject([{ name, bytes: content.length }]);
  const body = { position: 1, language: 'en' as const };
  expect((await desk.client.POST('/mailings/{mailingId}/test', { params, body })).response.status).toBe(204);
  expect((await desk.send(params, 1)).error).toBeUndefined();
  for (const to of ['ana@example.org', desk.client.email]) {
    const mail = await desk.smtp.waitForMail(
      ({ envelope, subject }) => envelope.to.includes(to) && subject?.endsWith(': news') === true,
    );
    const [file, ...others] = mail.attachments;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ filename: name, mimeType: 'application/pdf' });
    expect(Buffer.from(file?.content as ArrayBuffer).equals(content)).toBe(true);
  }
  expect((await attach(params, 'late.pdf', content)).error?.code).toBe('state-conflict');
});

test('more than three, more than 5 MB together, other kinds and other bodies are refused', async () => {
  const params = await desk.draft();
  const small = Buffer.from('x');
  const faultOf = async (name: string, content: Buffer) =>
    (await attach(params, name, content)).error?.params?.['fault'];
  expect(await faultOf('program.exe', small)).toBe('fileKind');
  expect(await faultOf('empty.pdf', Buffer.alloc(0))).toBe('filesTooLarge');
  expect((await attach(params, '../up.pdf', small)).status).toBe(400);
  expect((await attach(params, 'a.pdf', small, 'application/json')).error?.code).toBe('unsupported-media-type');
  expect((await attach(params, 'a.pdf', Buffer.alloc(5 * 1024 * 1024 + 1))).error?.code).toBe('payload-too-large');
  // Most of this upload is still on its way when it is refused.
  expect((await attach(params, 'a.pdf', Buffer.alloc(12 * 1024 * 1024))).error?.code).toBe('payload-too-large');
  expect(await faultOf('a.pdf', Buffer.alloc(3 * 1024 * 1024))).toBeUndefined();
  expect(await faultOf('b.pdf', Buffer.alloc(3 * 1024 * 1024))).toBe('filesTooLarge');
  expect([await faultOf('b.pdf', small), await faultOf('c.pdf', small)]).toEqual([undefined, undefined]);
  expect(await faultOf('d.pdf', small)).toBe('tooManyFiles');
  const { files } = await desk.read(params);
  const path = { ...params.path, fileId: files[0]?.id ?? '' };
  const { data } = await desk.client.DELETE('/mailings/{mailingId}/files/{fileId}', { params: { path } });
  expect(data?.files.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
});
