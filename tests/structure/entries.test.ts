import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { permissions } from '@/lib/access/permissions'
import { filesUnder, read } from './support/project'
import { isConcrete, parseSource, type Declaration, type Source } from './support/source'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const actionFiles = filesUnder('lib').filter((path) => path.endsWith('/actions.ts'))
const sources = actionFiles.map((path) => ({ path, source: parseSource(path) }))

/**
 * `xAction = memberAction(xSchema, x, …)`, or `xByLinkAction` for who holds an e-mailed link, with the wrapper from
 * lib/access: anything else could skip a check.
 */
function isBound({ name, callee, args }: Declaration, { imports }: Source) {
  const isWrapper = /^[a-z]+Action$/.test(callee) && (imports.get(callee)?.startsWith('@/lib/access/') ?? false)
  return isWrapper && name === `${args[1]}${callee === 'reviewerAction' ? 'ByLink' : ''}Action`
}

const actionNames = sources.flatMap(({ source }) => source.declarations.filter(isConcrete).map(({ name }) => name))

const routeFiles = filesUnder('app').filter((path) => /(^|\/)route\.ts$/.test(path))

/** The path as the folders spell it, without route groups. */
const addressOf = (path: string) =>
  `/${dirname(path)
    .split('/')
    .slice(1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`

/** `GET /api/notification`: the method and the path. */
const routeNames = routeFiles.flatMap((path) => {
  const exported = parseSource(path).declarations.map(({ name }) => name)
  return exported.filter((name) => methods.includes(name)).map((method) => `${method} ${addressOf(path)}`)
})

test('there are actions and routes to look at', () => {
  expect(actionNames.length).toBeGreaterThan(5)
  expect(routeNames.length).toBeGreaterThan(2)
})

test('every action file is an entry and exports only actions built by a wrapper', () => {
  expect(sources.filter(({ source }) => source.directives[0] !== 'use server').map(({ path }) => path)).toEqual([])
  const unbound = sources.flatMap(({ path, source }) =>
    source.declarations.filter((found) => !isBound(found, source)).map(({ name }) => `${path}: ${name}`),
  )
  expect(unbound).toEqual([])
})

test('an action without a wrapper is refused', () => {
  const refused = (text: string) => {
    const source = parseSource('lib/goals/actions.ts', text)
    return source.declarations.filter((found) => !isBound(found, source)).map(({ name }) => name)
  }
  const wrapper = "import { memberAction } from '@/lib/access/action'\n"
  expect(refused(`${wrapper}export const createGoalAction = memberAction(createGoalSchema, createGoal)`)).toEqual([])
  expect(refused(`${wrapper}export const saveAction = memberAction(createGoalSchema, createGoal)`)).toHaveLength(1)
  expect(refused('export const createGoalAction = memberAction(createGoalSchema, createGoal)')).toHaveLength(1)
  expect(refused('export async function createGoalAction() {}')).toHaveLength(1)
})

test('no two actions share a name', () => {
  expect(actionNames.filter((name, index) => actionNames.indexOf(name) !== index)).toEqual([])
})

test('the gate of an action in the permission table is the wrapper it is built by', () => {
  const wrapped = sources.flatMap(({ source }) => source.declarations.map(({ name, callee }) => ({ name, callee })))
  expect(wrapped.filter(({ name, callee }) => `${permissions[name]?.gate}Action` !== callee)).toEqual([])
})

test('every action and route has a row in the permission table, and every row has its action or route', () => {
  expect(Object.keys(permissions).toSorted()).toEqual([...actionNames, ...routeNames].toSorted())
})

/** What is read of an address has the type that Next makes of the folders. */
const isTyped = (path: string, text = read(path)) =>
  !/\b(params|searchParams)\b/.test(text) || text.includes(`}: PageProps<'${addressOf(path)}'>)`)

test('a page that reads its address says which one that is, as its folder does', () => {
  const pages = filesUnder('app').filter((path) => path.endsWith('/page.tsx'))
  expect(pages.filter((path) => !isTyped(path))).toEqual([])
  const page = (props: string) => `export default async function GoalPage({ params }: ${props}) {}`
  const byHand = page('{ params: Promise<{ id: string }> }')
  const texts = [page("PageProps<'/goals/[id]'>"), page("PageProps<'/goals'>"), byHand, 'export default () => null']
  expect(texts.map((text) => isTyped('app/(product)/goals/[id]/page.tsx', text))).toEqual([true, false, false, true])
})

test('every page with a skeleton tells it when the content is there, and the skeleton waits to hear it', () => {
  const skeletons = filesUnder('app').filter((path) => path.endsWith('/loading.tsx'))
  const says = (path: string, word: string) => read(path).includes(`\nexport default ${word}(`)
  expect(skeletons.length).toBeGreaterThan(5)
  expect(skeletons.filter((path) => !says(path, 'waiting'))).toEqual([])
  expect(skeletons.filter((path) => !says(path.replace('loading.tsx', 'page.tsx'), 'arriving'))).toEqual([])
})
