import type { LintCase } from './lint-case'

const clock = (path: string, bad: string, good: string): LintCase => ({ rule: 'rapport/clock', path, bad, good })
const environment = (path: string, bad: string, good: string): LintCase => ({
  rule: 'rapport/environment',
  path,
  bad,
  good,
})

/** The rules about where a thing may be done at all. */
export const doors: LintCase[] = [
  clock('lib/goals/rules.ts', 'export const at = new Date()\n', 'export const at = (text: string) => new Date(text)\n'),
  clock(
    'lib/goals/jobs.ts',
    "import 'server-only'\nexport const at = Date.now()\n",
    "import 'server-only'\nexport const at = (now: Date) => now\n",
  ),
  clock(
    'components/goals/due.tsx',
    'export const at = () => Date()\n',
    'export const at = (sent: string) => new Date(sent)\n',
  ),
  clock(
    'lib/shared/dates.ts',
    "import dayjs from 'dayjs'\nexport const at = dayjs()\n",
    "import dayjs from 'dayjs'\nexport const at = (sent: Date) => dayjs(sent)\n",
  ),
  environment(
    'lib/goals/rules.ts',
    'export const mode = process.env.NODE_ENV\n',
    "export { env as mode } from './env'\n",
  ),
  environment('app/page.tsx', "export const mode = process['env']\n", 'export const id = process.pid\n'),
  environment(
    'lib/platform/mail/mail.ts',
    "import 'server-only'\nimport { env } from 'node:process'\nexport const mode = env.MODE\n",
    "import 'server-only'\nimport { env } from './env'\nexport const mode = env.MODE\n",
  ),
  environment(
    'components/goals/mode.tsx',
    'const { env } = process\nexport const mode = env.MODE\n',
    "export const mode = 'on'\n",
  ),
  {
    rule: 'rapport/build-constants',
    path: 'instrumentation.ts',
    bad: 'export const url = process.env.DATABASE_URL\n',
    good: 'export const runtime = process.env.NEXT_RUNTIME\n',
  },
  {
    rule: 'rapport/catch',
    path: 'lib/goals/commands/archive-goal.ts',
    bad: "import 'server-only'\nexport async function archiveGoal(write: () => Promise<void>) {\n  try {\n    await write()\n  } catch {}\n}\n",
    good: "import 'server-only'\nexport async function archiveGoal(write: () => Promise<void>) {\n  try {\n    await write()\n  } finally {\n    await write()\n  }\n}\n",
  },
  {
    rule: 'rapport/catch',
    path: 'app/(product)/goals/page.tsx',
    bad: 'export const load = (read: () => Promise<number>) => read().catch(() => 0)\n',
    good: 'export const load = (read: () => Promise<number>) => read().then((count) => count)\n',
  },
  {
    rule: 'rapport/catch',
    path: 'lib/goals/schema.ts',
    bad: 'export const load = (read: Promise<number>, ignore: () => number) => read.catch(ignore)\n',
    good: "import { z } from 'zod'\nexport const tab = z.enum(['all', 'mine']).catch('all')\n",
  },
  {
    rule: 'rapport/use-server',
    path: 'components/goals/goal-form.tsx',
    bad: "'use server'\nexport const save = async () => {}\n",
    good: "'use client'\nexport const save = async () => {}\n",
  },
  {
    rule: 'rapport/use-server',
    path: 'app/(product)/goals/page.tsx',
    bad: "export async function save() {\n  'use server'\n}\n",
    good: 'export async function save() {}\n',
  },
  {
    rule: 'rapport/server-only',
    path: 'lib/goals/queries.ts',
    bad: "import { db } from '@/lib/platform/db'\nexport const listGoals = () => db\n",
    good: "import 'server-only'\nimport { db } from '@/lib/platform/db'\nexport const listGoals = () => db\n",
  },
  {
    rule: 'rapport/named-exports',
    path: 'components/goals/goal-card.tsx',
    bad: 'export default function GoalCard() {\n  return <p />\n}\n',
    good: 'export function GoalCard() {\n  return <p />\n}\n',
  },
  {
    rule: 'rapport/raw-html',
    path: 'components/goals/goal-card.tsx',
    bad: 'export const GoalText = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />\n',
    good: 'export const GoalText = ({ text }: { text: string }) => <p>{text}</p>\n',
  },
  {
    rule: 'rapport/form-method',
    path: 'components/goals/goal-form.tsx',
    bad: 'export const GoalForm = ({ save }: { save: () => void }) => <form onSubmit={save} noValidate />\n',
    good: 'export const GoalForm = ({ save }: { save: () => void }) => <form method="post" onSubmit={save} noValidate />\n',
  },
  {
    rule: 'rapport/raw-sql',
    path: 'lib/goals/queries.ts',
    bad: "import 'server-only'\nimport { db } from '@/lib/platform/db'\nexport const find = (id: string) => db.$queryRawUnsafe(`SELECT '${id}'`)\n",
    good: "import 'server-only'\nimport { db } from '@/lib/platform/db'\nexport const find = (id: string) => db.$queryRaw`SELECT ${id}`\n",
  },
]
