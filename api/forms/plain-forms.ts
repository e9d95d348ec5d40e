import { bodyParser } from '@koa/bodyparser';
import { contactFields } from '../contact/rules.ts';
import { bodyHash } from '../platform/http/body-hash.ts';
import type { OperationId } from '../platform/contract/handler.ts';
import { ProblemError, problemKinds } from '../platform/contract/problem.ts';
import type { RawRequest } from '../platform/contract/validate.ts';
import { parseBody } from '../platform/http/body.ts';
import type { Perform } from '../platform/http/operations.ts';
import { toProblem } from '../platform/http/problem.ts';
import type { HttpContext, Middleware } from '../platform/http/state.ts';
import { languageQueryKey, toLanguage } from '../platform/language/rules.ts';
import { prayerFields } from '../prayer/rules.ts';
import { proposalPath } from '../platform/pages/rules.ts';
import { proposalFields, proposalKey, sabbathFields, sabbathRetreatFields } from '../sabbath/rules.ts';
import { decoyName, flagged, formBody, sentKey, sentValueOf, stampName } from './rules.ts';
import type { FormFields } from './rules.ts';

interface PlainForm {
  readonly operation: OperationId;
  readonly fields: FormFields;
  /** Fields of the page's form that are not part of the operation's body; each is a flag. */
  readonly flags?: readonly string[];
  /** Builds the request of the operation, if it is not a form with a check. */
  readonly request?: (ctx: HttpContext, values: Readonly<Record<string, string>>) => RawRequest;
  /** The value passed to the next page, if it is not a receipt. */
  readonly sentValue?: (values: Readonly<Record<string, string>>) => string;
}

/** The pages with a form, and the operation of each. */
const plainForms: Readonly<Record<string, PlainForm>> = {
  '/contact': { operation: 'createContactMessage', fields: contactFields },
  '/prayer': { operation: 'createPrayerRequest', fields: prayerFields },
  '/sabbath': { operation: 'createSabbathRequest', fields: sabbathFields },
  '/sabbathRetreat': {
    operation: 'createSabbathRetreatRequest',
    fields: sabbathRetreatFields,
    flags: ['forSomeoneElse'],
  },
  [proposalPath]: {
    operation: 'replyToSaturdayProposal',
    fields: proposalFields,
    request: ({ query }, { reply = '' }) => ({
      path: { proposal: String(query[proposalKey] ?? '') },
      query: {},
      header: {},
      body: { reply },
    }),
    sentValue: ({ reply = '' }) => reply,
  },
};

const parse = bodyParser({ enableTypes: ['form'], formLimit: '64kb', encoding: 'utf-8', patchNode: false });

/** The typed values, by field; the first value if a field is sent twice. Browsers send line breaks as CR LF. */
async function readValues(ctx: HttpContext, names: readonly string[]): Promise<Record<string, string>> {
  if (!ctx.is('application/x-www-form-urlencoded')) throw new ProblemError('unsupported-media-type');
  await parseBody(ctx, parse);
  const typed = ctx.request.body as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.map((name) => {
      const [value]: unknown[] = [typed[name]].flat();
      return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''];
    }),
  );
}

/** A browser sends 'on' for a checked box. */
function withFlags(values: Record<string, string>, isFlag: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isFlag(name) && value !== '' ? flagged : value]),
  );
}

/** Whether a POST is for one of the pages with a form. */
export function isPlainForm({ method, path }: Pick<HttpContext, 'method' | 'path'>): boolean {
  return method === 'POST' && Object.hasOwn(plainForms, path);
}

/**
 * Accepts the forms of pages whose scripts are off or have not loaded yet. Each runs its operation with all its checks. If it is
 * accepted, the browser is redirected to the confirmation page. If it is refused, the page is shown again, see PostedForm.
 */
export function takePlainForms(operations: ReadonlyMap<OperationId, Perform>): Middleware {
  return async (ctx, next) => {
    const form = plainForms[ctx.path];
    const perform = form && operations.get(form.operation);
    if (!form || !perform) throw new ProblemError('not-found');
    const { fields, flags = [], request, sentValue } = form;
    ctx.state.route = ctx.path;

    const names = [...Object.keys(fields), ...flags];
    const typed = await readValues(ctx, [...names, stampName, decoyName]);
    const values = withFlags(typed, (name) => fields[name] === 'flag' || flags.includes(name));
    const { [stampName]: stamp = '', [decoyName]: decoy = '' } = typed;
    const chosen = toLanguage(typeof ctx.query[languageQueryKey] === 'string' ? ctx.query[languageQueryKey] : null);
    const body = {
      form: formBody(fields, values),
      ...Object.fromEntries(flags.flatMap((flag) => (values[flag] === flagged ? [[flag, true]] : []))),
      check: { stamp, decoy },
    };
    // The same answers from the same opened page are the same form: sending it twice, by mistake or by reloading, does not create a
    // second one.
    const asked = request?.(ctx, values) ?? {
      path: {},
      query: {},
      header: { 'idempotency-key': bodyHash([stamp, body.form, values]) },
      body,
    };
    let answer: Awaited<ReturnType<Perform>>;
    try {
      answer = await perform(ctx, async () => ({ ...asked, isPlainForm: true }));
    } catch (error) {
      const { code, details } = toProblem(error, ctx);
      ctx.state.posted = {
        values: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
        code,
        status: problemKinds[code].status,
        errors: details.errors ?? [],
      };
      await next();
      return;
    }
    const sent = sentValue?.(values) ?? sentValueOf(answer.body);
    const query = new URLSearchParams({ [sentKey]: sent, ...(chosen && { [languageQueryKey]: chosen }) });
    ctx.status = 303;
    ctx.set('Location', `${ctx.path}?${query.toString()}`);
    ctx.set('Cache-Control', 'no-store');
  };
}
