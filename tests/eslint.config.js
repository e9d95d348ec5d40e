import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Imports that a folder must not make, and why. */
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const throughEntryPoints = [
  { group: ['**/design-system/*', '**/design-system/**'], message: 'Import from "#design-system".' },
  {
    group: [
      'react-aria-components',
      'react-aria-components/*',
      'react-aria',
      'react-aria/*',
      '@vanilla-extract/*',
      '*.css',
      '*.css.ts',
    ],
    message: 'Styles and raw controls live in the design system.',
  },
];

export default defineConfig(
  globalIgnores([
    'dist',
    'storybook-static',
    'coverage',
    'data*/',
    'test-results',
    'playwright-report',
    '.vitest*/',
    '.storybook/public',
    'api/platform/*/*.gen.ts',
  ]),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['tests/*.js', 'tests/*.cjs', 'api/platform/commands/*.mjs'] },
        tsconfigRootDir: root,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // A function that returns a promise turns thrown errors into rejections only if it is async.
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 260, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended] },
  {
    files: ['design-system/**/*.tsx'],
    rules: {
      // Safari drops the semantics of lists without markers and of tables laid out as blocks; an explicit role keeps them.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          ul: ['list'],
          ol: ['list'],
          table: ['table'],
          thead: ['rowgroup'],
          tfoot: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
          th: ['columnheader', 'rowheader'],
          td: ['cell'],
        },
      ],
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { table: ['grid'], td: ['gridcell'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { th: ['rowheader'], td: ['cell'] }],
    },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/**/*.test.ts', 'app/vite.config.ts'],
    plugins: { formatjs },
    rules: {
      ...forbid(...throughEntryPoints, {
        group: ['**/api/**'],
        message: 'Only "#contract/*" and "#rules/*" are shared.',
      }),
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '{label,title,hint,alt,caption,text}']] } },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^aria-|^className$|^style$|^role$/]',
          message: 'The design system owns this.',
        },
        {
          selector:
            'JSXOpeningElement[name.name=/^(div|span|p|a|button|input|select|textarea|form|ul|ol|li|table|section|header|footer|main|nav|h[1-6]|img|svg)$/]',
          message: 'Use a component of the design system.',
        },
      ],
    },
  },
  {
    files: ['api/**/*.ts'],
    rules: forbid({
      group: ['**/app/**', '#design-system'],
      message: 'The API does not know the app.',
      allowTypeImports: true,
    }),
  },
  {
    files: ['api/**/*.ts'],
    // Marks change nothing that people edit; the deletion of old names has nobody to notify and no history to add to.
    ignores: [
      'api/registrations/details/delete-contacts.ts',
      'api/registrations/write/apply-change.ts',
      'api/registrations/rows/marks.ts',
      'api/platform/data/migrations/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='updateTable'][arguments.0.value='registrations']",
          message: 'A registration is changed by applyChange: version, places, history and email follow.',
        },
        {
          selector: 'TemplateElement[value.raw=/update registrations\\b/i]',
          message: 'A registration is changed by applyChange: version, places, history and email follow.',
        },
      ],
    },
  },
  {
    files: ['api/*/rules.ts', 'api/*/*/rules.ts', 'api/pricing/quote.ts'],
    rules: forbid({
      regex: '^(?!#contract/|(\\.\\./)+([a-z-]+/)*rules\\.ts$|\\./rules\\.ts$)',
      message: 'Rules import other rules and the contract only.',
    }),
  },
  {
    files: ['design-system/**/*.{ts,tsx}'],
    rules: forbid({
      group: ['**/app/**', '**/api/**', '#contract/*', '#rules/*', '#design-system'],
      message: 'The library knows nothing of the product.',
    }),
  },
  {
    // Patterns that no component may use. structure.test.ts enforces the same for colors, sides and motion in style files.
    files: ['design-system/**/*.{ts,tsx}'],
    ignores: ['design-system/private/Announcer/**', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='aria-live']",
          message: 'Announce it with useAnnounce: a page has one live region.',
        },
        {
          selector: "JSXAttribute[name.name='role'][value.value=/^(status|log)$/]",
          message: 'Announce it with useAnnounce: a page has one live region.',
        },
        {
          selector: "JSXAttribute[name.name='role'][value.value=/^menu/]",
          message: 'Navigation is a list of links; the actions of a row are a Menu.',
        },
        {
          selector: "JSXOpeningElement[name.name=/^(input|textarea)$/] JSXAttribute[name.name='placeholder']",
          message: 'A field has a label and a hint; a placeholder is gone when one types.',
        },
        {
          selector: "JSXAttribute[name.name='maxLength']",
          message: 'Say that an answer is too long; do not cut it off in silence.',
        },
        {
          selector: "JSXAttribute[name.name='type'][value.value='number']",
          message: 'Use inputMode numeric: number inputs change under the wheel and drop what they cannot read.',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The security policy refuses style attributes in the server markup.',
        },
      ],
    },
  },
  {
    files: ['design-system/**/*.css.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.value=/:hover/], Property > TemplateLiteral > TemplateElement[value.raw=/:hover/]',
          message: 'A touch leaves :hover behind. Use hovered() of theme/hover.ts, or &[data-hovered] of react-aria.',
        },
        {
          selector: 'Literal[value=/#[0-9a-f]{3,8}$|^(rgb|hsl|oklch)a?\\(/i]',
          message: 'Colors are in theme/tokens.ts.',
        },
        {
          selector: 'Property[key.name=/(^|[a-z])(Left|Right)$|^(left|right)$/]',
          message: 'Directions are logical: inline, block, start, end.',
        },
      ],
    },
  },
  { files: ['design-system/theme/**'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['tests/**', 'api/platform/commands/**', '**/*.test.ts', '**/*.test.tsx'], rules: { 'no-console': 'off' } },
  {
    // A test file lists the cases of one behavior: readers scan it and need not keep it all in mind.
    files: ['tests/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.test-d.ts'],
    rules: { '@typescript-eslint/no-unsafe-argument': 'off', '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly', module: 'writable' } },
  },
);
