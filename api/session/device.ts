/** A browser in the list of a user's own sessions; unknown names are null. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first match counts: user agents also contain the names of older browsers. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\//, 'Safari'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(list: typeof browsers, userAgent: string): string | null {
  return list.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}

/** Browser and system from a user agent, by their proper names; enough to tell one's own phone from a library computer. */
export function deviceOf(userAgent: string): Device {
  // No browser sends a longer one, and searching a longer text would waste time.
  const text = userAgent.slice(0, 400);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
