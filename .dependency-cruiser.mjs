/** The modules from the bottom up. A module imports only from the levels below its own. */
export const levels = [
  ['shared'],
  ['platform'],
  ['access'],
  ['scheduling', 'billing', 'activity', 'audit', 'notifications'],
  ['workspaces', 'members', 'teams', 'invitations', 'integrations', 'summaries', 'help', 'blog'],
  ['templates', 'reviews', 'goals', 'meetings', 'follow-ups', 'one-on-ones', 'applause'],
  ['badges', 'celebrations', 'account', 'dashboard', 'admin', 'slack'],
]

/**
 * The only imports between modules of one level. This list is the architecture: changing it is a design change.
 * @type {[string, string][]}
 */
export const pairs = [
  // A plan that somebody sets is an act to be kept.
  ['billing', 'audit'],
  ['workspaces', 'members'],
  ['invitations', 'workspaces'],
  ['invitations', 'members'],
  ['invitations', 'teams'],
  // What AI drafts is switched on by a workspace.
  ['summaries', 'workspaces'],
  // People are imported from the Slack of a workspace, too.
  ['invitations', 'integrations'],
  // Somebody who can reconnect an account is written to by name.
  ['integrations', 'members'],
  // A team is made of members; their screens pick people.
  ['teams', 'members'],
  // A template is made of a review and begins one; it borrows the form's questions and their editor.
  ['templates', 'reviews'],
  // Home and the palette draw from the same lists of all modules as exports and people's own data.
  ['dashboard', 'account'],
  // A copy of one's own data holds the badges.
  ['account', 'badges'],
  // An earned badge is celebrated.
  ['celebrations', 'badges'],
  ['account', 'celebrations'],
  // A campaign's invitations outlive an account they brought in.
  ['account', 'admin'],
  // Its jobs start with those of the other modules.
  ['account', 'slack'],
  // Both are held at a time and with people, which are booked in one calendar.
  ['follow-ups', 'meetings'],
  ['one-on-ones', 'meetings'],
  ['follow-ups', 'goals'],
  ['follow-ups', 'reviews'],
]

/**
 * The parts of a module that has many, from the bottom up. Each imports only from the levels below its own, and none
 * from the root of the module, which gives and runs what all of them have.
 * @type {Record<string, string[][]>}
 */
export const parts = {
  reviews: [
    ['model'],
    ['lists', 'responses'],
    ['drafting'],
    ['series'],
    ['respondents'],
    ['nominations', 'handover'],
    ['operating'],
    ['results'],
    ['exports', 'figures', 'quick', 'reminders', 'rounds'],
  ],
}

const modules = levels.flat()

/** What everything leans on, and what may therefore touch the database wherever it needs to. */
const kernel = ['platform', 'access', ...levels[3]]

/** Every module that `name` may import from, itself included. */
export const reachOf = (name) => {
  const level = levels.findIndex((names) => names.includes(name))
  const beside = pairs.filter(([from]) => from === name).map(([, to]) => to)
  return [...levels.slice(0, level).flat(), name, ...beside]
}

const lib = (...names) => `^lib/(${names.join('|')})/`
/** A word of a module, as the one file of that name or as the folder of named files it becomes when it is long. */
const file = (...names) => `^lib/.+/(${names.join('|')})([.]ts|/[^/]+[.]ts)$`
const commands = '^lib/.+/commands/'
/** What a module gives to the screens and files that show many nouns. */
const gifts = '^lib/(?!access/).+/(home|digest|search|report|export|own-data|hand-over)[.]ts$'
const composers = ['^lib/(dashboard|account|admin)/', '^tests/']
const reads = `${file('queries')}|${gifts}`
const steps = '^lib/.+/steps/'
const generated = '^lib/platform/generated/'
const enums = '^lib/platform/generated/prisma/enums[.]ts$'
const database = '^lib/platform/(db[.]ts$|generated/prisma/(?!enums[.]ts))'
const own = '^(app|components|lib|emails|prisma|tests|e2e|scripts)/|^[^/]+[.](ts|tsx|mjs)$'

const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
})

/** A file of `from` imports nothing of ours that `except` does not name. */
const only = (name, comment, from, except, to = own) => never(name, comment, from, { path: to, pathNot: except })

const foundations = [
  only('shared-imports-nothing', 'lib/shared is pure.', '^lib/shared/', ['^lib/shared/']),
  only('platform-imports-shared', 'lib/platform knows no module.', '^lib/platform/', [lib('shared', 'platform')]),
  only('emails-import-shared', 'A template gets finished strings.', '^emails/', ['^emails/', lib('shared')]),
  only('access-imports-platform', 'lib/access knows no module.', '^lib/access/', [lib('shared', 'platform', 'access')]),
  never(
    'lib-knows-no-screen',
    'The product works without its screens.',
    '^lib/',
    '^(app|components)/|^(middleware|instrumentation|instrumentation-client)[.]ts$',
  ),
]

const downwards = levels
  .slice(3)
  .flatMap((names) =>
    names.map((name) =>
      only(
        `${name}-imports-downwards`,
        `lib/${name} may import ${reachOf(name).join(', ')}.`,
        lib(name),
        [lib(...reachOf(name))],
        '^lib/',
      ),
    ),
  )

const betweenParts = Object.entries(parts).flatMap(([name, order]) => [
  ...order.flatMap((names, level) =>
    names.map((part) => {
      const reach = [...order.slice(0, level).flat(), part]
      return only(
        `${name}-${part}-imports-downwards`,
        `lib/${name}/${part} may import ${reach.join(', ')} of its module.`,
        `^lib/${name}/${part}/`,
        [`^lib/${name}/(${reach.join('|')})/`],
        `^lib/${name}/`,
      )
    }),
  ),
  never(
    `known-parts-of-${name}`,
    'Each has its level.',
    {},
    {
      path: `^lib/${name}/[^/]+/`,
      pathNot: `^lib/${name}/(${order.flat().join('|')})/`,
    },
  ),
])

/** What each word of a module may lean on (the column "may import" of the module table). */
const anywhere = file('schema', 'rules', 'refusals', 'plans')
const vocabulary = [
  only(
    'anywhere-files-stay-anywhere',
    'schema, rules, refusals and the table of plans also run in the browser.',
    { path: anywhere, pathNot: lib('shared', 'platform', 'access') },
    ['^lib/shared/', anywhere, enums],
  ),
  only('policy-is-pure', 'A policy decides from what it is given.', file('policy'), [
    '^lib/shared/',
    '^lib/access/(actor|person|reviewer|admin)[.]ts$',
    anywhere,
    file('policy'),
    enums,
  ]),
  never('gifts-are-composed-above', 'Each is a line of one list.', { path: own, pathNot: composers }, gifts),
  never(
    'queries-never-write',
    'A query reads. It neither writes nor locks.',
    `${file('queries')}|^lib/.+/(home|search|report|export|hand-over)[.]ts$`,
    `${commands}|${steps}|${file('notices', 'actions', 'jobs')}`,
  ),
  never('commands-stand-below-entries', 'Entries call commands.', `${commands}|${steps}`, file('actions', 'jobs')),
  never('steps-stand-below-commands', 'A step is what commands share; it calls none.', steps, commands),
  never(
    'notices-only-tell',
    'A notice says what happened; who is told was found before.',
    file('notices'),
    `${commands}|${steps}|${file('actions', 'jobs')}`,
  ),
  never('notices-never-read', 'Types of what was found are fine, reading is not.', file('notices'), {
    path: file('queries'),
    dependencyTypesNot: ['type-only'],
  }),
  only('actions-bind', 'An action binds a schema to a command.', '^lib/([^/]+)/(actions|.+/actions)[.]ts$', [
    '^lib/(shared|access)/',
    '^lib/$1/(.+/|)(schema[.]ts$|commands/)',
  ]),
  only(
    'jobs-run-own-commands',
    'A job picks due rows and calls the commands of its module.',
    { path: '^lib/([^/]+)/(jobs|.+/jobs)[.]ts$', pathNot: lib(...kernel) },
    [lib(...kernel), '^lib/shared/', '^lib/$1/', anywhere],
  ),
]

/**
 * The folders of a module's screens, from the bottom up. Each imports only from the levels below its own.
 * @type {Record<string, string[][]>}
 */
export const screenParts = {
  reviews: [['form-view', 'figures'], ['asking'], ['running'], ['results'], ['answering', 'list', 'quick']],
}

const betweenScreenParts = Object.entries(screenParts).flatMap(([name, order]) => {
  const parts = (names) => `^components/${name}/(${names.join('|')})/`
  return [
    ...order.flatMap((names, level) =>
      names.map((part) => {
        const reach = [...order.slice(0, level).flat(), part]
        return only(
          `${name}-${part}-screens-import-downwards`,
          `components/${name}/${part} may import ${reach.join(', ')} of its module.`,
          parts([part]),
          [parts(reach)],
          `^components/${name}/`,
        )
      }),
    ),
    never(
      `known-screens-of-${name}`,
      'Each has its level.',
      {},
      { path: `^components/${name}/[^/]+/`, pathNot: parts(order.flat()) },
    ),
  ]
})

const components = [
  only('ui-imports-shared', 'components/ui could ship in another product.', '^components/ui/', [
    '^components/ui/',
    '^lib/shared/',
  ]),
  only('shell-imports-ui', 'The shell gets what it shows as props.', '^components/shell/', [
    '^components/(ui|shell)/',
    '^lib/shared/',
  ]),
  ...levels
    .slice(2)
    .flatMap((names) =>
      names.map((name) =>
        only(
          `${name}-screens-import-downwards`,
          'Components use ui and shell, and of lib only schema, rules, actions and the types of queries, of modules below.',
          `^components/${name}/`,
          [
            `^components/(ui|shell|${reachOf(name).join('|')})/`,
            '^lib/shared/',
            `^lib/(${reachOf(name).join('|')})/(.*/|)(schema|rules|actions|queries)([.]ts|/[^/]+[.]ts)$`,
          ],
        ),
      ),
    ),
  ...betweenScreenParts,
  never('screens-take-only-types-of-queries', 'A component never reads by itself.', '^components/', {
    path: file('queries'),
    dependencyTypesNot: ['type-only'],
  }),
]

const entries = [
  only('pages-compose', 'A page composes components, gates and queries.', '^app/(?!(api|ingest|monitoring)/)', [
    '^app/(?!(api|ingest|monitoring)/)',
    '^components/',
    '^lib/(shared|access)/',
    file('queries', 'schema'),
    // Who saw what is kept where it is shown, whatever the script of a browser does or does not.
    '^lib/reviews/results/commands/record-opening[.]ts$',
  ]),
  only(
    'routes-call-one-thing',
    'A route handler parses and calls one command or query.',
    '^app/(api|ingest|monitoring)/',
    [
      '^app/(api|ingest|monitoring)/',
      '^lib/(shared|access|platform)/',
      file('queries', 'schema', 'jobs'),
      commands,
      // next-auth is one handler for all of its addresses, which the module of signing in puts together.
      '^lib/members/sign-in/auth-route[.]ts$',
    ],
  ),
  never(
    'wrappers-are-for-entries',
    'What a command does is the same whoever calls it, be it no request at all.',
    { path: '^lib/', pathNot: [file('actions'), lib('access')] },
    '^lib/access/(action|route)[.]ts$',
  ),
  never(
    'nothing-imports-app',
    'Routing is the outermost layer; only tests open pages.',
    { pathNot: '^(app|tests)/' },
    '^app/',
  ),
]

const doors = [
  never(
    'database-has-few-doors',
    'Rows are read by queries and written by commands, their steps and jobs.',
    { path: '^(app|components|lib|emails|prisma)/', pathNot: [lib(...kernel), file('jobs'), reads, commands, steps] },
    database,
  ),
  never(
    'emails-have-one-door',
    'Mail is queued by a notice and sent by lib/notifications.',
    { pathNot: ['^emails/', '^lib/notifications/', file('notices'), '^tests/'] },
    '^emails/',
  ),
  only('middleware-imports-shared', 'The middleware only sets headers.', '^middleware[.]ts$', [
    '^lib/shared/',
    '^scripts/support/server/page-headers[.]mjs$',
  ]),
]

/** Next and Vitest are set up with parts of the scripts that start them, and the middleware does what the server does. */
const besideScripts = '^((scripts|tests|e2e)/|(next|vitest)[.]config[.]ts$|middleware[.]ts$)'

const leaves = [
  never('nothing-imports-tests', 'Tests are leaves.', { pathNot: '^(tests|e2e)/' }, '^tests/'),
  never(
    'nothing-imports-e2e',
    'Journeys are leaves.',
    { pathNot: '^(e2e/|playwright[.]config[.]ts$|tests/factories/pages[.]ts$)' },
    '^e2e/',
  ),
  never('nothing-imports-seeds', 'Seeds are leaves.', { pathNot: '^(prisma/seed|tests)/' }, '^prisma/seed/'),
  never('nothing-imports-scripts', 'Scripts are entry points.', { pathNot: besideScripts }, '^scripts/'),
]

const sound = [
  never('no-cycles', 'Not between files, not through types.', {}, { circular: true }),
  never('no-dead-imports', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  never('known-modules', 'Each has its level.', {}, { path: '^lib/', pathNot: lib(...modules) }),
]

const config = {
  forbidden: [
    ...foundations,
    ...downwards,
    ...betweenParts,
    ...vocabulary,
    ...components,
    ...entries,
    ...doors,
    ...leaves,
    ...sound,
  ],
  options: {
    doNotFollow: { path: ['node_modules', generated] },
    exclude: {
      path: '^([.](next|data|git)|public|node_modules/[.]|test-results|playwright-report|next-env[.]d[.]ts)(/|$)',
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

export default config
