import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parts } from './support/architecture'
import { entriesIn, foldersIn, read, root } from './support/project'

const readme = read('README.md')
const packageFile: unknown = JSON.parse(read('package.json'))

/** The fenced block that begins with `app/`. */
const tree = /```[a-z]*\n(app\/[\s\S]*?)```/.exec(readme)?.[1] ?? ''

/** `goals/  reviews/   what they are` names two: words count as names up to the first that ends like prose. */
function namesIn(line: string) {
  const words = line.trim().split(/\s+/)
  const end = words.findIndex((word) => !/^[\w.()[\]-]+(\/|\.[a-z]+)$/.test(word))
  return end === -1 ? words : words.slice(0, end)
}

/** Every path of the tree; a deeper line lies in the first folder of the line it is indented under. */
function pathsOf(text: string) {
  const parents: { indent: number; path: string }[] = []
  return text.split('\n').flatMap((line) => {
    const indent = line.search(/\S/)
    const names = indent === -1 ? [] : namesIn(line)
    if (names.length === 0) return []
    while ((parents.at(-1)?.indent ?? -1) >= indent) parents.pop()
    const paths = names.map((name) => `${parents.at(-1)?.path ?? ''}${name}`)
    parents.push({ indent, path: paths[0] ?? '' })
    return paths
  })
}

const listed = pathsOf(tree)

/** The rows of the glossary: the word of the code and, in backticks, its module. */
const glossary = [...readme.matchAll(/^\|[^|\n]*\(`([a-z-]+)`\)/gm)].map(([, name = '']) => name)

test('the tree is read as it is written', () => {
  expect(pathsOf('app/   routing\n  (auth)/  (product)/   two groups\nmiddleware.ts   headers')).toEqual([
    'app/',
    'app/(auth)/',
    'app/(product)/',
    'middleware.ts',
  ])
})

test('everything in the tree of the README is on the disk', () => {
  expect(listed.length).toBeGreaterThan(15)
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every folder of the first level, every module and every screen folder is in the tree of the README', () => {
  const folders = [
    ...foldersIn('.').filter((name) => !name.startsWith('.')),
    ...['lib', 'components'].flatMap((parent) => foldersIn(parent).map((name) => `${parent}/${name}`)),
  ]
  expect(entriesIn('.')).toContain('README.md')
  expect(folders.filter((path) => !listed.includes(`${path}/`))).toEqual([])
})

test('the glossary explains modules that exist, and every module that holds a noun', () => {
  const modules = foldersIn('lib')
  const tools = ['shared', 'platform', 'access']
  expect(glossary.filter((name) => !modules.includes(name))).toEqual([])
  expect(modules.filter((name) => !tools.includes(name) && !glossary.includes(name))).toEqual([])
})

/** The settings that `lib/platform/env.ts` reads. */
const settings = [...read('lib/platform/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)

test('every setting is explained in the README and in .env.example', () => {
  expect(settings.length).toBeGreaterThan(8)
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  expect(settings.filter((name) => !new RegExp(`^(# +)?${name}\\b`, 'm').test(read('.env.example')))).toEqual([])
})

const contributing = read('CONTRIBUTING.md')
const guides = readme + contributing

test('a new module touches at most twelve files outside its own, each of which is there', () => {
  const table = /\| file +\| gets[\s\S]*?\n\n/.exec(contributing)?.[0] ?? ''
  const files = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(12)
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every command that newcomers are told to run is there', () => {
  const known = Object.keys(z.object({ scripts: z.record(z.string(), z.string()) }).parse(packageFile).scripts)
  const named = [...guides.matchAll(/(?:^|`)(?:PORT=\d+ )?npm (?:run )?(?!ci\b)([a-z][a-z-]*[a-z])\b/gm)].map(
    ([, name = '']) => name,
  )
  const scripts = [...guides.matchAll(/\bnode (scripts\/[\w/-]+\.mjs)/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every picture and page that they point to is on the disk', () => {
  const targets = [...guides.matchAll(/(?:src|srcset)="([^"]+)"|\]\(([^)]+)\)/g)].map(
    ([, one, other = '']) => one ?? other,
  )
  const local = targets.filter((target) => !target.includes(':'))
  expect(local).toContain('CONTRIBUTING.md')
  expect(local.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every file of the code that they name is on the disk', () => {
  const named = [
    ...guides.matchAll(/`((?:app|components|docs|e2e|emails|lib|prisma|scripts|tests)\/[^`\s<>*…]+)`/g),
  ].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('CONTRIBUTING tells the levels of parts as they are held', () => {
  const words = guides.replace(/\s+/g, ' ')
  const inWords = (order: string[][]) => order.map((names) => names.map((name) => `\`${name}\``).join(', ')).join(' ← ')
  expect(
    Object.values(parts)
      .map(inWords)
      .filter((told) => !words.includes(told)),
  ).toEqual([])
  expect(words).not.toContain(inWords([['drafting'], ['model']]))
})
