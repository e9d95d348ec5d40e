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
      name: 'domains-through-their-ports',
      comment:
        'A domain uses another through its rules and its port. Of events, payments and registrations other files are used too.',
      severity: 'error',
      from: { path: '^api/([^/]+)/', pathNot: '(^api/(demo|platform/commands)/|\\.test\\.ts$)' },
      to: {
        path: '^api/(?!(platform|events|payments|registrations)/)[^/]+/',
        pathNot: ['^api/$1/', '^api/[^/]+/(rules|port)\\.ts$', '^api/audit/audit\\.ts$'],
      },
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
