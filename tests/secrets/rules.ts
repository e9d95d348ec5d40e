/** One kind of secret and its pattern. The first group, if there is one, is the secret itself. */
interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** Whether a match must also look random: words and repeated letters are not secrets. */
  readonly isRandom?: boolean;
}

const quote = `["'\`]`;

/** The kinds of secrets to look for. */
const rules: readonly Rule[] = [
  { name: 'private-key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s+[A-Za-z0-9+/=\s]{64}/g },
  { name: 'aws-key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { name: 'github-token', pattern: /\b(?:gh[oprsu]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/g },
  { name: 'gitlab-token', pattern: /\bglpat-[\w-]{20}\b/g },
  { name: 'npm-token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'slack-token', pattern: /\bxox[abprs]-[\w-]{20,}/g },
  { name: 'stripe-key', pattern: /\b[rs]k_live_[A-Za-z0-9]{20,}/g },
  { name: 'google-key', pattern: /\bAIza[\w-]{35}/g },
  { name: 'sendgrid-key', pattern: /\bSG\.[\w-]{22}\.[\w-]{43}\b/g },
  { name: 'web-token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g },
  { name: 'password-hash', pattern: /\$(?:argon2id?|2[aby])\$[\w=,$./+-]{40,}/g },
  {
    name: 'address-with-password',
    pattern: /\b[a-z][a-z0-9+]{2,11}:\/\/[\w.%-]+:([^\s:@/"'`${}<>]{6,})@[\w.-]+/g,
    isRandom: true,
  },
  {
    name: 'named-secret',
    pattern: new RegExp(
      `(?:secret|passw(?:or)?d|token|credential|(?:api|access|signing|private|encryption|backup|meeting)[_-]?key)\\w{0,20}${quote}?\\s{0,3}[:=,]\\s{0,3}'?${quote}([A-Za-z0-9+/=_-]{16,200})${quote}`,
      'gi',
    ),
    isRandom: true,
  },
  {
    name: 'setting',
    pattern: /^(?:export )?[A-Z][A-Z0-9_]*(?:KEY|SECRET|SECRETS|PASSWORD|TOKEN)=["']?([A-Za-z0-9+/=_-]{16,})/gm,
    isRandom: true,
  },
];

/** Bits per letter: above this, no person typed the text. */
const randomFrom = 3.6;

/** The entropy of a text in bits per letter. */
function bitsPerLetter(text: string): number {
  const counts = Map.groupBy(text, (letter) => letter);
  return [...counts.values()].reduce(
    (sum, { length }) => sum - (length / text.length) * Math.log2(length / text.length),
    0,
  );
}

function looksRandom(text: string): boolean {
  return bitsPerLetter(text) >= randomFrom && /\d/.test(text) && /[A-Za-z]/.test(text);
}

/** A secret in a text. */
export interface Found {
  readonly rule: string;
  readonly secret: string;
  readonly line: number;
}

/** Everything in a text that looks like a secret. */
export function secretsIn(text: string): Found[] {
  return rules.flatMap(({ name, pattern, isRandom = false }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const secret = match[1] ?? match[0];
      if (isRandom && !looksRandom(secret)) return [];
      return [{ rule: name, secret, line: text.slice(0, match.index).split('\n').length }];
    }),
  );
}
