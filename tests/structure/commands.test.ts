import { basename, dirname } from 'node:path'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesUnder, read, root } from './support/project'
import { isConcrete, parseSource } from './support/source'

const commands = filesUnder('lib').filter((path) => dirname(path).endsWith('/commands'))

const camelCase = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const testOf = (path: string) => path.replace(/^lib/, 'tests').replace('/commands/', '/').replace(/\.ts$/, '.test.ts')

test('there are commands to look at', () => {
  expect(commands.length).toBeGreaterThan(5)
})

function isOneCommand(path: string, text = read(path)) {
  const [only, ...others] = parseSource(path, text).declarations.filter(isConcrete)
  return others.length === 0 && only?.name === camelCase(basename(path, '.ts'))
}

test('a command file exports one function, named like the file', () => {
  expect(commands.filter((path) => !isOneCommand(path))).toEqual([])
  const archive = 'export async function archiveGoal(actor: Actor) {}'
  const texts = [archive, 'export async function archive(actor: Actor) {}', `${archive}\nexport const most = 3`, '']
  expect(texts.map((text) => isOneCommand('lib/goals/commands/archive-goal.ts', text))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('every command has a test of its own that runs it', () => {
  const isTested = (path: string) =>
    existsSync(`${root}/${testOf(path)}`) && read(testOf(path)).includes(`commands/${basename(path, '.ts')}'`)
  expect(commands.filter((path) => !isTested(path)).map(testOf)).toEqual([])
})

/** Signing in is finding out who asks, so these commands cannot be told. */
const beforeAnybodyIsKnown = 'lib/members/sign-in/commands/'

/** What takes nothing at all is run by the queue on whatever is due: nobody can ask it for anything. */
const asksFirst = (path: string, text = read(path)) =>
  parseSource(path, text).declarations.some(
    ({ asker, takesNothing }) => takesNothing || /\b(\w*Actor|Asker|Visitor)\b/.test(asker),
  )

test('a command takes who is asking first', () => {
  const asked = commands.filter((path) => !path.startsWith(beforeAnybodyIsKnown))
  expect(asked.filter((path) => !asksFirst(path))).toEqual([])
  const file = 'lib/goals/commands/archive-goal.ts'
  expect(asksFirst(file, 'export async function archiveGoal(actor: Actor, input: GoalIdInput) {}')).toBe(true)
  expect(asksFirst(file, 'export async function archiveGoal(input: GoalIdInput, actor: Actor) {}')).toBe(false)
  expect(asksFirst(file, 'export const archiveGoal = () => {}')).toBe(true)
  expect(asksFirst(file, 'export async function archiveGoal(id: string) {}')).toBe(false)
})

/** A draft is saved as somebody types; publishing or discarding it is the act. */
const saveDrafts = [
  'lib/templates/defaults/commands/describe-default-template.ts',
  'lib/templates/defaults/commands/save-default-template.ts',
]

function isUnrecorded(path: string, text = read(path)) {
  const { declarations, imports } = parseSource(path, text)
  return declarations.some(({ asker }) => asker === 'AdminActor') && !imports.has('recordAct')
}

test('what a super admin does is recorded', () => {
  expect(commands.filter((path) => isUnrecorded(path)).toSorted()).toEqual(saveDrafts)
  const command = 'export const suspend = (admin: AdminActor) => {}'
  const texts = [command, `import { recordAct } from '@/lib/audit/platform/record-act'\n${command}`]
  expect(texts.map((text) => isUnrecorded('lib/admin/commands/suspend.ts', text))).toEqual([true, false])
})
