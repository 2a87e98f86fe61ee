import type { LintCase } from './lint-case'

const slow = 'declare function slow(): Promise<boolean>\n'

/** What only somebody who knows the types can refuse. */
export const promiseCases: LintCase[] = [
  {
    rule: 'typescript/no-floating-promises',
    path: 'lib/goals/rules.ts',
    bad: `${slow}export function start() {\n  slow()\n}\n`,
    good: `${slow}export async function start() {\n  await slow()\n}\n`,
  },
  {
    rule: 'typescript/no-misused-promises',
    path: 'lib/goals/rules.ts',
    bad: `${slow}export const can = () => {\n  if (slow()) return 1\n  return 0\n}\n`,
    good: `${slow}export const can = async () => {\n  if (await slow()) return 1\n  return 0\n}\n`,
  },
  {
    rule: 'typescript/await-thenable',
    path: 'lib/goals/rules.ts',
    bad: 'export const one = async () => await 1\n',
    good: `${slow}export const one = async () => await slow()\n`,
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    path: 'lib/goals/rules.ts',
    bad: "export function word(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1\n  }\n}\n",
    good: "export function word(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1\n    case 'b':\n      return 2\n  }\n}\n",
  },
]
