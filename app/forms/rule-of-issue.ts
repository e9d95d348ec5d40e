import type { Schemas } from '../client/client.ts';

type FieldRule = Schemas['FieldRule'];

/** What zod tells of a broken rule; its codes are coarser than the contract's rules. */
interface Issue {
  code?: string;
  input?: unknown;
  origin?: string;
  format?: string;
}

/** The contract's name for the rule that an issue breaks. An empty box counts as missing. */
export function ruleOfIssue(issue: Issue): FieldRule {
  if (issue.input === undefined || issue.input === '') return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return 'type';
    case 'too_small':
      return issue.origin === 'string' ? 'minLength' : 'minimum';
    case 'too_big':
      if (issue.origin === 'string') return 'maxLength';
      return issue.origin === 'array' ? 'maxItems' : 'maximum';
    case 'invalid_format':
      return issue.format === 'regex' ? 'pattern' : 'format';
    case 'invalid_value':
      return 'enum';
    case 'unrecognized_keys':
      return 'unknown';
    default:
      return 'pattern';
  }
}
