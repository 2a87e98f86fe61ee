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

test('a command file exports one function, named like the file', () => {
  const odd = commands.filter((path) => {
    const exported = parseSource(path).declarations.filter(isConcrete)
    return exported.length !== 1 || exported[0]?.name !== camelCase(basename(path, '.ts'))
  })
  expect(odd).toEqual([])
})

test('every command has a test of its own that runs it', () => {
  const isTested = (path: string) =>
    existsSync(`${root}/${testOf(path)}`) && read(testOf(path)).includes(`commands/${basename(path, '.ts')}'`)
  expect(commands.filter((path) => !isTested(path)).map(testOf)).toEqual([])
})

/** Signing in is finding out who asks, so these commands cannot be told. */
const beforeAnybodyIsKnown = 'lib/members/sign-in/commands/'

// A command that is given a transaction is a part of another one, which was asked by somebody.
test('a command takes who is asking first', () => {
  const asksFirst = (path: string) =>
    parseSource(path).declarations.some(({ asker }) => /\b(\w*Actor|Asker|Visitor|Tx)\b/.test(asker))
  const asked = commands.filter((path) => !path.startsWith(beforeAnybodyIsKnown))
  expect(asked.filter((path) => !asksFirst(path))).toEqual([])
})
