/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-stay-rules',
      comment: 'The rules serve the server and the browser: nothing but other rules and the contract.',
      severity: 'error',
      from: { path: '^api/(platform/)?[^/]+/rules\\.ts$' },
      to: { pathNot: '(^api/(platform/)?[^/]+/rules\\.ts$|^api/platform/contract/[^/]+\\.gen\\.ts$)' },
    },
    {
      name: 'app-through-the-doors',
      severity: 'error',
      from: { path: '^app/', pathNot: '(\\.test\\.ts$|vite\\.config\\.ts$)' },
      to: {
        path: '^(api|design-system|tests)/',
        pathNot:
          '(^api/(platform/)?[^/]+/rules\\.ts$|^api/platform/contract/[^/]+\\.gen\\.ts$|^design-system/index\\.ts$)',
      },
    },
    {
      name: 'library-knows-nothing',
      severity: 'error',
      from: { path: '^design-system/', pathNot: '^design-system/patterns/' },
      to: { path: '^(api|app|tests)/' },
    },
    {
      name: 'patterns-know-the-contract',
      comment: 'Patterns put the product together: they may read its contract and its rules, and nothing else of it.',
      severity: 'error',
      from: { path: '^design-system/patterns/' },
      to: {
        path: '^(api|app|tests)/',
        pathNot: '(^api/(platform/)?[^/]+/rules\\.ts$|^api/platform/contract/[^/]+\\.gen\\.ts$)',
      },
    },
    {
      name: 'nothing-needs-patterns',
      severity: 'error',
      from: { pathNot: '^design-system/patterns/' },
      to: { path: '^design-system/patterns/' },
    },
    {
      name: 'api-does-not-know-the-app',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/platform/commands/' },
      to: { path: '^(app|design-system)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.stories\\.tsx$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
