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
      from: { path: '^api/(([^/]+|[^/]+/[^/]+)/rules|pricing/quote)\\.ts$' },
      to: { pathNot: '(^api/([^/]+|[^/]+/[^/]+)/rules\\.ts$|^api/platform/contract/[^/]+\\.gen\\.ts$)' },
    },
    {
      name: 'domains-through-their-ports',
      comment: 'A domain uses another through its rules and its port.',
      severity: 'error',
      from: { path: '^api/([^/]+)/', pathNot: '(^api/(demo|platform/commands)/|\\.test\\.ts$)' },
      to: {
        path: '^api/(?!platform/)[^/]+/',
        pathNot: ['^api/$1/', '^api/[^/]+/(.+/rules|rules|port)\\.ts$', '^api/audit/audit\\.ts$'],
      },
    },
    {
      name: 'api-platform-below-domains',
      comment:
        'What carries the domains knows only their rules, which are facts. Commands run the tasks of domains, a request belongs to a session, and pages show events.',
      severity: 'error',
      from: { path: '^api/platform/', pathNot: '(^api/platform/commands/|\\.test\\.ts$)' },
      to: {
        path: '^api/(?!platform/)',
        pathNot: [
          '^api/[^/]+/rules\\.ts$',
          '^api/(context|application)\\.ts$',
          '^api/(session|events|online-sessions|site)/port\\.ts$',
        ],
      },
    },
    {
      name: 'ports-for-requests-and-pages',
      comment: 'Only these two parts of the platform ask a domain.',
      severity: 'error',
      from: { path: '^api/platform/', pathNot: '(^api/platform/(commands|http|pages)/|\\.test\\.ts$)' },
      to: { path: '^api/(?!platform/)[^/]+/port\\.ts$' },
    },
    {
      name: 'platform-does-not-start-the-site',
      comment: 'The platform is handed the dependencies of the site; it does not create them.',
      severity: 'error',
      from: { path: '^api/platform/', pathNot: '(^api/platform/commands/|\\.test\\.ts$)' },
      to: { path: '^api/(context|application)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'events-below-everything',
      comment: 'Every domain uses events; events know only the rules of others.',
      severity: 'error',
      from: { path: '^api/events/' },
      to: { path: '^api/(?!(platform|events)/)[^/]+/', pathNot: '^api/[^/]+/rules\\.ts$' },
    },
    {
      name: 'registrations-below-payments',
      comment:
        'Payments change registrations. Registrations know only the rules of money; application.ts and server.ts pass in the rest.',
      severity: 'error',
      from: { path: '^api/(registrations|rooms|people|pricing)/' },
      to: { path: '^api/payments/', pathNot: '^api/payments/rules\\.ts$' },
    },
    {
      name: 'app-domains-through-their-ports',
      comment: 'A domain of the app uses another only through its port.',
      severity: 'error',
      from: { path: '^app/([^/]+)/', pathNot: '(^app/(platform|stories)/|\\.test\\.tsx?$)' },
      to: { path: '^app/(?!platform/)[^/]+/', pathNot: ['^app/$1/', '^app/[^/]+/port/'] },
    },
    {
      name: 'platform-below-domains',
      comment: 'What carries the screens knows none of them: the routes and the domains pass in what it shows.',
      severity: 'error',
      from: { path: '^app/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/(?!platform/)' },
    },
    {
      name: 'app-through-entry-points',
      severity: 'error',
      from: { path: '^app/', pathNot: '(\\.test\\.ts$|vite\\.config\\.ts$)' },
      to: {
        path: '^(api|design-system|tests)/',
        pathNot:
          '(^api/([^/]+|[^/]+/[^/]+)/rules\\.ts$|^api/platform/contract/[^/]+\\.gen\\.ts$|^design-system/index\\.ts$)',
      },
    },
    {
      name: 'library-knows-nothing',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(api|app|tests)/' },
    },
    {
      name: 'journeys-run-without-a-bundler',
      comment: 'Node runs these files as they are: it cannot load the styles and fonts that most of the app needs.',
      severity: 'error',
      from: { path: '^tests/(abuse|benchmarks|crawl|e2e|screens|soak)/' },
      to: { path: '^(app|design-system)/', pathNot: '\\.json$' },
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
