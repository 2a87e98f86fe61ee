import { doors } from './door-cases'
import type { LintCase } from './lint-case'

const lines = (count: number, line = 'step()\n') => line.repeat(count)

const sizes: LintCase[] = [
  {
    rule: 'max-lines',
    path: 'lib/goals/rules.ts',
    bad: lines(251, '// One more.\n'),
    good: lines(250, '// One more.\n'),
  },
  {
    rule: 'rapport/function-length',
    path: 'lib/goals/rules.ts',
    bad: `export function walk(step: () => void) {\n${lines(39)}}\n`,
    good: `export function walk(step: () => void) {\n${lines(38)}}\n`,
  },
  {
    rule: 'rapport/function-length',
    path: 'components/goals/goal-card.tsx',
    bad: `export function GoalCard({ step }: { step: () => void }) {\n${lines(98)}return <p />\n}\n`,
    good: `export function GoalCard({ step }: { step: () => void }) {\n${lines(97)}return <p />\n}\n`,
  },
  {
    rule: 'rapport/function-length',
    path: 'tests/goals/archive-goal.test.ts',
    bad: `declare const test: (name: string, run: () => void) => void\ndeclare const step: () => void\ntest('all', () => {\n${lines(39)}})\n`,
    good: `declare const describe: (name: string, run: () => void) => void\ndeclare const step: () => void\ndescribe('all', () => {\n${lines(39)}})\n`,
  },
]

const types: LintCase[] = [
  {
    rule: '@typescript-eslint/no-explicit-any',
    path: 'lib/goals/rules.ts',
    bad: 'export const same = (value: any) => value\n',
    good: 'export const same = (value: unknown) => value\n',
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    path: 'lib/platform/files.ts',
    bad: "import 'server-only'\nexport const first = (names: string[]) => names[0]!\n",
    good: "import 'server-only'\nexport const first = (names: string[]) => names[0] ?? ''\n",
  },
  {
    rule: '@typescript-eslint/consistent-type-assertions',
    path: 'lib/goals/rules.ts',
    bad: 'export const name = (value: unknown) => value as string\n',
    good: "export const name = 'goal' as const\n",
  },
  {
    rule: '@typescript-eslint/consistent-type-imports',
    path: 'lib/goals/rules.ts',
    bad: "import { Goal } from './schema'\nexport const same = (goal: Goal) => goal\n",
    good: "import type { Goal } from './schema'\nexport const same = (goal: Goal) => goal\n",
  },
  {
    rule: '@typescript-eslint/no-unused-vars',
    path: 'lib/goals/rules.ts',
    bad: 'const left = 1\n',
    good: 'export const left = 1\n',
  },
]

const spread = (path: string, bad: string, good: string): LintCase => ({
  rule: 'rapport/literal-spread',
  path,
  bad,
  good,
})

const spreads: LintCase[] = [
  spread(
    'lib/goals/rules.ts',
    'export const goal = (id: string, title: string) => ({ isOpen: true, ...{ id, title } })\n',
    'export const goal = (id: string, title?: string) => ({ isOpen: true, id, ...(title ? { title } : {}) })\n',
  ),
  spread(
    'lib/goals/schema.ts',
    "export const kinds = (more: string[]) => [...['Self', 'Team'], ...more]\n",
    "export const kinds = (more: string[]) => ['Self', 'Team', ...more]\n",
  ),
  spread(
    'lib/goals/rules.ts',
    "export const goal = { title: '', ...({ type: 'Self' } as const) }\n",
    "export const goal = { title: '', type: 'Self' as const }\n",
  ),
  spread(
    'components/goals/title.tsx',
    'export const Title = ({ id, lang }: { id: string; lang: string }) => <p {...{ id, lang }} />\n',
    'export const Title = ({ id, ...rest }: { id: string; lang: string }) => <p id={id} {...rest} />\n',
  ),
]

const answers = `declare const faultsOf: (answer: unknown) => unknown
declare const act: () => Promise<unknown>
export declare const answerOf: (answer: Promise<unknown>) => Promise<unknown>
`
const waiting: LintCase[] = [
  {
    rule: 'rapport/answer',
    path: 'components/goals/archive.ts',
    bad: `${answers}export const archive = async () => faultsOf(await act())\n`,
    good: `${answers}export const archive = async () => faultsOf(await answerOf(act()))\n`,
  },
]

const word = 'TO' + 'DO'
const language: LintCase[] = [
  {
    rule: 'no-warning-comments',
    path: 'lib/goals/rules.ts',
    bad: `// ${word}: count the archived ones too.\nexport const count = 1\n`,
    good: '// The archived ones count too.\nexport const count = 1\n',
  },
  {
    rule: 'rapport/whole-suites',
    path: 'tests/goals/archive-goal.test.ts',
    bad: "import { test } from 'vitest'\ntest.only('archives', () => {})\n",
    good: "import { test } from 'vitest'\ntest('archives', () => {})\n",
  },
  {
    rule: 'no-console',
    path: 'lib/goals/rules.ts',
    bad: "console.log('here')\n",
    good: "export const word = 'here'\n",
  },
  { rule: 'no-var', path: 'scripts/start.mjs', bad: 'export var port = 1\n', good: 'export const port = 1\n' },
  {
    rule: 'prefer-const',
    path: 'scripts/start.mjs',
    bad: 'let port = 1\nexport { port }\n',
    good: 'const port = 1\nexport { port }\n',
  },
  {
    rule: 'eqeqeq',
    path: 'lib/goals/rules.ts',
    bad: 'export const no = (value: unknown) => value == null\n',
    good: 'export const no = (value: unknown) => value === null\n',
  },
  {
    rule: 'jsx-a11y/label-has-associated-control',
    path: 'components/ui/field.tsx',
    bad: 'export const Field = () => <label>Name</label>\n',
    good: 'export const Field = () => (\n  <label>\n    Name <input />\n  </label>\n)\n',
  },
]

export const lintCases: LintCase[] = [...sizes, ...types, ...spreads, ...waiting, ...doors, ...language]
