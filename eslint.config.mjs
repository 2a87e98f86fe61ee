import { builtinRules } from 'eslint/use-at-your-own-risk'
import vitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** A rule that refuses whatever `selector` matches. One rule per reason, so that each can be proven alone. */
const refuse = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({ [selectors.join(', ')]: (node) => context.report({ node, message }) }),
})

const lengthRule = builtinRules.get('max-lines-per-function')
const isSuite = ({ parent }) =>
  parent?.type === 'CallExpression' && /^(describe|test\.describe)\b/.test(parent.callee.name ?? '')

/** The function length of ESLint, except that a suite is a container of tests and not a function to read. */
const functionLength = {
  ...lengthRule,
  create: (context) =>
    lengthRule.create(
      Object.create(context, {
        report: { value: (found) => (isSuite(found.node) ? undefined : context.report(found)) },
      }),
    ),
}

const rapport = {
  rules: {
    'function-length': functionLength,
    clock: refuse(
      'The present comes from now() of lib/platform/clock, or as a parameter.',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name=/^(Date|dayjs)$/][arguments.length=0]',
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
      'CallExpression[callee.object.name="dayjs"][callee.property.name=/^(utc|tz)$/][arguments.length=0]',
    ),
    environment: refuse(
      'lib/platform/env alone reads the environment.',
      'MemberExpression[property.name="env"][object.name="process"]',
      'MemberExpression[property.name="env"][object.property.name="process"]',
      'MemberExpression[property.value="env"][object.name="process"]',
      'VariableDeclarator[init.name="process"]',
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    ),
    catch: refuse(
      'lib/access/outcome turns what was thrown into an answer; a known foreign error is translated in lib/platform.',
      'CatchClause',
      // A default of a schema, `.catch('all')`, is given a value; a promise is given a function.
      'CallExpression[callee.property.name="catch"][arguments.0.type=/Function/]',
      'CallExpression[callee.property.name="catch"][arguments.0.name=/^(?!undefined$)[a-z]/]',
    ),
    'build-constants': refuse(
      'Only what the build replaces by a constant may be read here.',
      'MemberExpression[object.object.name="process"][object.property.name="env"]:not([property.name=/^(NODE_ENV|NEXT_RUNTIME)$/])',
      ':not(MemberExpression) > MemberExpression[object.name="process"][property.name="env"]',
    ),
    answer: refuse(
      'An answer may never come: await it through answerOf, or the rejection takes the whole screen away.',
      'CallExpression[callee.name="faultsOf"] > AwaitExpression:not([argument.callee.name="answerOf"])',
    ),
    'use-server': refuse(
      'Only actions.ts is open to the browser.',
      'ExpressionStatement[directive="use server"]',
      'ExpressionStatement[expression.value="use server"]',
    ),
    'server-only': refuse(
      "A server file begins with import 'server-only'.",
      'Program > :first-child:not(ImportDeclaration[source.value="server-only"])',
    ),
    'named-exports': refuse('Export by name: the file and its main export share one.', 'ExportDefaultDeclaration'),
    'whole-suites': refuse(
      'Every test runs, or says why not where it is skipped.',
      'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|todo|fixme)$/]',
    ),
    'raw-html': refuse(
      'Text is text: HTML in a field must never come alive.',
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    ),
    'form-method': refuse(
      'What is sent before the script has come must not stand in the address: write method="post", or an action.',
      'JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name=/^(method|action)$/])):not(:has(> JSXSpreadAttribute))',
    ),
    'literal-spread': refuse(
      'Write the fields or elements of the literal in place; a limit that they exceed is exempted with its reason.',
      ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression)',
      ':matches(SpreadElement, JSXSpreadAttribute) > TSAsExpression > :matches(ObjectExpression, ArrayExpression)',
    ),
    'raw-sql': refuse(
      'SQL is written as a tagged template, so that values are parameters.',
      'MemberExpression[property.name=/^\\$(queryRawUnsafe|executeRawUnsafe)$/]',
      'MemberExpression[object.name="Prisma"][property.name="raw"]',
    ),
  },
}

const entries = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts']
const product = ['app/**', 'components/**', 'lib/**', 'emails/**', ...entries]
const generated = ['lib/platform/generated/**']
const plain = ['scripts/**', 'tests/**', 'e2e/**', 'prisma/**', '*.config.{ts,mjs}', '.*.mjs']

/** A rule is an error or it is deleted. */
const asErrors = (configs) =>
  configs.map((config) => ({
    ...config,
    rules: Object.fromEntries(
      Object.entries(config.rules ?? {}).map(([name, level]) => {
        const [severity, ...options] = [level].flat()
        return [name, severity === 'off' || severity === 0 ? 'off' : ['error', ...options]]
      }),
    ),
  }))

const accessibility = vitals.find((config) => config.plugins?.['jsx-a11y']).plugins['jsx-a11y'].flatConfigs.strict.rules

const namesOf = (pattern) => vitals.flatMap(({ rules = {} }) => Object.keys(rules)).filter((name) => pattern.test(name))
const off = (names) => Object.fromEntries(names.map((name) => [name, 'off']))

const everywhere = {
  name: 'rapport/everywhere',
  files: ['**/*.{ts,tsx,mjs}'],
  plugins: { rapport },
  settings: { react: { version: '19' } },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack', 'eslint-disable', 'oxlint-disable'] }],
    'no-var': 'error',
    'prefer-const': 'error',
    'max-lines': ['error', { max: 250 }],
    'rapport/function-length': ['error', { max: 40 }],
    // Pictures are photos and logos, made small when they are uploaded; there is nothing left to optimise.
    '@next/next/no-img-element': 'off',
    // Apostrophes are text; a stray brace does not parse at all.
    'react/no-unescaped-entities': 'off',
    'rapport/literal-spread': 'error',
    'rapport/raw-sql': 'error',
    'rapport/whole-suites': 'error',
  },
}

const typed = {
  name: 'rapport/types',
  files: ['**/*.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
}

const allow = (files, ...rules) => ({ files, rules: Object.fromEntries(rules.map((rule) => [rule, 'off'])) })

const config = [
  {
    ignores: [
      ...generated,
      '.next/**',
      'next-env.d.ts',
      '.data/**',
      'public/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...asErrors([...vitals, ...typescript]),
  { files: ['**/*.tsx'], rules: accessibility },
  everywhere,
  typed,
  { files: ['**/*.tsx'], rules: { 'rapport/function-length': ['error', { max: 100 }] } },
  {
    name: 'rapport/product',
    files: product,
    rules: {
      'rapport/answer': 'error',
      'rapport/clock': 'error',
      'rapport/environment': 'error',
      'rapport/use-server': 'error',
      'rapport/named-exports': 'error',
      'rapport/raw-html': 'error',
      'rapport/form-method': 'error',
    },
  },
  { name: 'rapport/outcome', files: ['lib/**', 'app/**'], rules: { 'rapport/catch': 'error' } },
  {
    name: 'rapport/entries',
    files: entries,
    rules: { 'rapport/environment': 'off', 'rapport/build-constants': 'error' },
  },
  {
    name: 'rapport/server',
    files: ['lib/**/*.ts'],
    rules: { 'rapport/server-only': 'error' },
  },
  allow(['lib/platform/clock.ts'], 'rapport/clock'),
  allow(['lib/platform/env.ts'], 'rapport/environment'),
  allow(['lib/platform/**', 'lib/access/**'], 'rapport/catch'),
  // It runs in the server's own process, whose environment says where payments are made.
  allow(['middleware.ts'], 'rapport/build-constants'),
  allow(['lib/platform/**', 'lib/access/**', 'tests/**'], '@typescript-eslint/consistent-type-assertions'),
  allow(
    ['lib/shared/**', 'lib/**/{schema,rules,refusals,plans,actions}.ts', 'lib/**/rules/*.ts'],
    'rapport/server-only',
  ),
  allow(['lib/**/actions.ts'], 'rapport/use-server'),
  allow(['app/**', 'emails/**'], 'rapport/named-exports'),
  // A part that scrolls must be reachable by keyboard, or what it hides is not.
  allow(['components/ui/list/table.tsx'], 'jsx-a11y/no-noninteractive-tabindex'),
  allow(plain, 'no-console'),
  // oxlint holds the rules of hooks, in a tenth of the time (.oxlintrc.json).
  { rules: off(namesOf(/^react-hooks\//)) },
  // There is no markup in these.
  { files: ['**/*.{ts,mjs}'], rules: off(namesOf(/^(react|jsx-a11y)\//)) },
  allow(['prisma/seed/**'], 'max-lines', 'rapport/function-length'),
  // A stand-in is one function that holds what its routes share.
  allow(['tests/support/providers/**'], 'rapport/function-length'),
  // The list of who may import whom is read from its top.
  allow(['.dependency-cruiser.mjs'], 'max-lines'),
]

export default config
