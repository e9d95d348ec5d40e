/**
 * The values behind every style, named by meaning. Components read them through `vars.css.ts`;
 * this is the only file that contains colors.
 */
export type ColorTokens = {
  /** Text colors. Each has a contrast of at least 7:1 on every surface (WCAG 1.4.6), see tokens.test.ts. */
  text: Record<'default' | 'muted' | 'action' | 'critical' | 'positive' | 'caution', string>;
  /** The surfaces behind text. */
  surface: Record<'page' | 'raised' | 'sunken' | 'info' | 'positive' | 'caution' | 'critical', string>;
  /** The fill of primary controls, and the text on it. */
  action: Record<'rest' | 'hover' | 'pressed' | 'text', string>;
  /** The fill of controls for irreversible actions, and the text on it. */
  danger: Record<'rest' | 'hover' | 'pressed' | 'text', string>;
  /** `hairline` only separates content; `control` draws the edge of an input and is at least 3:1 (WCAG 1.4.11). */
  border: Record<'hairline' | 'control' | 'strong', string>;
  /** The two parts of the focus ring: a line and a light halo around it. */
  focus: Record<'line' | 'halo', string>;
  /** Never used behind text or as a text color. */
  ornament: Record<'gold' | 'violet' | 'white' | 'green' | 'red' | 'rose', string>;
  /** The glass of the drawn windows and their leading. */
  art: Record<'night' | 'sky' | 'water' | 'leaf' | 'wine' | 'flame' | 'rose' | 'sand' | 'leading', string>;
};

/** The light theme: warm paper by day. */
export const lightColors: ColorTokens = {
  text: {
    default: '#2b2320',
    muted: '#544840',
    action: '#1a3c86',
    critical: '#8c1d18',
    positive: '#1d5230',
    caution: '#5e4300',
  },
  surface: {
    page: '#faf6ec',
    raised: '#fffdf7',
    sunken: '#f1eada',
    info: '#e9edf6',
    positive: '#e6f0e4',
    caution: '#faeccb',
    critical: '#fbe9e3',
  },
  action: { rest: '#1a3c86', hover: '#132e6a', pressed: '#0d214f', text: '#fffdf7' },
  danger: { rest: '#8c1d18', hover: '#721512', pressed: '#560e0c', text: '#fffdf7' },
  border: { hairline: '#d9cdb8', control: '#7c6f63', strong: '#2b2320' },
  focus: { line: '#1a3c86', halo: '#f0c75e' },
  ornament: {
    gold: '#b08a3c',
    violet: '#6b3f8c',
    white: '#c9a24b',
    green: '#3c7a4a',
    red: '#a8322a',
    rose: '#cc7f8f',
  },
  art: {
    night: '#1f3564',
    sky: '#7f9fcb',
    water: '#4b7f93',
    leaf: '#6d8a58',
    wine: '#8a3b44',
    flame: '#d99a3d',
    rose: '#d9a3a0',
    sand: '#ecdcb4',
    leading: '#3a302a',
  },
};

/** The dark theme: a chapel at night, blue-black with candle-warm text. */
export const darkColors: ColorTokens = {
  text: {
    default: '#f4e8d3',
    muted: '#cfc2ac',
    action: '#b3caff',
    critical: '#ffb9ae',
    positive: '#a9ddb2',
    caution: '#f1d08c',
  },
  surface: {
    page: '#0e1524',
    raised: '#162036',
    sunken: '#0a0f1b',
    info: '#1a2746',
    positive: '#152a22',
    caution: '#2e2617',
    critical: '#331b1e',
  },
  action: { rest: '#b3caff', hover: '#d0deff', pressed: '#92b0f2', text: '#0d1830' },
  danger: { rest: '#ffb9ae', hover: '#ffd3cc', pressed: '#f09c90', text: '#2e0906' },
  border: { hairline: '#2e3954', control: '#8d97b3', strong: '#f4e8d3' },
  focus: { line: '#ffe2a0', halo: '#3c5aa6' },
  ornament: {
    gold: '#d9b565',
    violet: '#a784c9',
    white: '#e6cf94',
    green: '#7fb58a',
    red: '#dd7c70',
    rose: '#e3a5b1',
  },
  art: {
    night: '#243a6e',
    sky: '#6c8fc4',
    water: '#4a8296',
    leaf: '#6f9060',
    wine: '#964853',
    flame: '#e0a64b',
    rose: '#cf9794',
    sand: '#e5d2a2',
    leading: '#060a13',
  },
};

/** The high-contrast theme, black on white: text is at least 10:1, and edges are as strong as text. */
export const contrastColors: ColorTokens = {
  text: {
    default: '#000000',
    muted: '#1c1c1c',
    action: '#00227a',
    critical: '#6b0000',
    positive: '#003a12',
    caution: '#3d2a00',
  },
  surface: {
    page: '#ffffff',
    raised: '#ffffff',
    sunken: '#f4f4f4',
    info: '#eef3ff',
    positive: '#edf8ee',
    caution: '#fff6dd',
    critical: '#fff1ee',
  },
  action: { rest: '#00227a', hover: '#00164f', pressed: '#000000', text: '#ffffff' },
  danger: { rest: '#6b0000', hover: '#4a0000', pressed: '#000000', text: '#ffffff' },
  border: { hairline: '#4d4d4d', control: '#000000', strong: '#000000' },
  focus: { line: '#000000', halo: '#ffd84d' },
  ornament: { ...lightColors.ornament, gold: '#7a5a12' },
  art: { ...lightColors.art, leading: '#000000' },
};

/** The dark high-contrast theme: white on black. */
export const contrastNightColors: ColorTokens = {
  text: {
    default: '#ffffff',
    muted: '#ededed',
    action: '#bcd6ff',
    critical: '#ffcdc6',
    positive: '#bdf5c8',
    caution: '#ffe49a',
  },
  surface: {
    page: '#000000',
    raised: '#0b0b0b',
    sunken: '#000000',
    info: '#08122b',
    positive: '#041c0a',
    caution: '#211800',
    critical: '#290605',
  },
  action: { rest: '#bcd6ff', hover: '#dceaff', pressed: '#ffffff', text: '#000000' },
  danger: { rest: '#ffcdc6', hover: '#ffe3df', pressed: '#ffffff', text: '#000000' },
  border: { hairline: '#bdbdbd', control: '#ffffff', strong: '#ffffff' },
  focus: { line: '#ffe49a', halo: '#3f62c4' },
  ornament: darkColors.ornament,
  art: { ...darkColors.art, leading: '#000000' },
};

/** Spacing. `xs` to `xl` are the gaps of Stack, Inline and Grid; `section` is the space around a page section. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1.25rem',
  l: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
  xl: 'clamp(2.5rem, 1.8rem + 2.8vw, 4.5rem)',
  section: 'clamp(2.75rem, 1.6rem + 5vw, 6.5rem)',
  gutter: 'clamp(1.125rem, 0.5rem + 2.6vw, 2.5rem)',
} as const;

/** One type scale: body text is 18 to 20 px at the browser's usual 16. Everything scales with the reader's own setting. */
export const fontSize = {
  small: '1rem',
  body: 'clamp(1.125rem, 1.07rem + 0.24vw, 1.25rem)',
  lead: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
  title4: 'clamp(1.25rem, 1.19rem + 0.28vw, 1.4rem)',
  title3: 'clamp(1.45rem, 1.32rem + 0.6vw, 1.8rem)',
  title2: 'clamp(1.85rem, 1.55rem + 1.4vw, 2.7rem)',
  title1: 'clamp(2.3rem, 1.75rem + 2.6vw, 3.9rem)',
  display: 'clamp(2.6rem, 1.7rem + 4.4vw, 5.4rem)',
} as const;

/** `large` is for paragraphs in large type: exactly what WCAG requires at AAA (1.4.8). */
export const lineHeight = { title: '1.12', snug: '1.3', large: '1.5', body: '1.55' } as const;

export const fontWeight = { regular: '400', title: '460', medium: '560', strong: '680' } as const;

/** Column widths: `text` fits 60 to 70 characters of body text. */
export const measure = { text: '36rem', form: '38rem', wide: '74rem' } as const;

/** `target` is the minimum height of any target (WCAG 2.5.5, 44 px); `control` is the height of inputs and buttons. */
export const size = { target: '2.75rem', control: '3.25rem', icon: '1.25em' } as const;

export const radius = { small: '0.1875rem', round: '999rem' } as const;

export const line = { hair: '1px', control: '0.09375rem', strong: '0.1875rem' } as const;
