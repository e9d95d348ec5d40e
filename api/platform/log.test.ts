import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function written(use: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLog('info', { write: (line: string) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('createLog', () => {
  it('writes the level by name, the time and the details', () => {
    const [line] = written((log) => log.info({ registrationId: 'r1' }, 'stored'));
    expect(line).toMatchObject({ level: 'info', registrationId: 'r1', msg: 'stored' });
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('removes personal data given by mistake', () => {
    const [line] = written((log) => log.info({ email: 'ana@example.org', contact: { phone: '+1', id: 7 } }, 'stored'));
    expect(line).toMatchObject({ email: '[removed]', contact: { phone: '[removed]', id: 7 } });
  });

  it('keeps of an error its kind, code, message, stack and cause, without addresses or other values', () => {
    const cause = new Error('550 <ana@example.org> is unknown');
    const error = Object.assign(new Error('not sent to ana@example.org', { cause }), {
      code: 'EENVELOPE',
      detail: 'Ana',
    });
    const [line] = written((log) => log.error({ err: error }, 'failed'));
    expect(line?.err).toMatchObject({
      type: 'Error',
      code: 'EENVELOPE',
      message: 'not sent to [address]',
      cause: { message: '550 <[address]> is unknown' },
    });
    expect(JSON.stringify(line)).not.toMatch(/ana@|"Ana"/);
  });

  it('writes one line whatever the values hold, so that nobody can add one', () => {
    const text: string[] = [];
    const forged = 'x\n{"level":"info","msg":"forged"}\r\u2028';
    const log = createLog('info', { write: (line: string) => text.push(line) });
    log.warn({ route: forged, err: new Error(forged) }, forged);
    expect(text).toHaveLength(1);
    expect(text[0]?.match(/[\n\r]/g)).toEqual(['\n']);
    expect(JSON.parse(text[0] ?? '')).toMatchObject({ level: 'warn', route: forged, msg: forged });
  });

  it('writes to standard output', () => {
    const script = `import(${JSON.stringify(new URL('log.ts', import.meta.url).href)}).then(({ createLog }) => createLog('info').info('here'))`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8' });
    expect([JSON.parse(stdout), stderr]).toMatchObject([{ level: 'info', msg: 'here' }, '']);
  });

  it('says what was thrown that is no error, as far as it says so itself', () => {
    const thrown = [{ message: 'lost ana@example.org', email: 'ana@example.org' }, 'why'];
    const lines = written((log) => thrown.forEach((err) => log.error({ err }, 'failed')));
    expect(lines.map(({ err }) => err)).toEqual(['lost [address]', 'why']);
  });
});
