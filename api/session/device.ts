/** A browser in the list of one's sessions; null where it is unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first match names it: browsers also carry the names of their ancestors. */
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

/** Browser and system from a user agent, in their own names; enough to tell one's phone from a library's computer. */
export function deviceOf(userAgent: string): Device {
  // No browser's is longer; a longer one is not worth the time of seven searches.
  const text = userAgent.slice(0, 400);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}
