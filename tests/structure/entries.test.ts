import { expect, test } from 'vitest'
import { actionFiles, addressOf, methodsIn, routeFiles } from './support/entries'
import { filesUnder, read } from './support/project'
import { isConcrete, parseSource, type Declaration, type Source } from './support/source'

const actions = actionFiles.map((path) => ({ path, source: parseSource(path) }))
const routes = routeFiles.map((path) => ({ path, source: parseSource(path) }))

/** By a function of lib/access that is named after what it makes: anything else could skip a check. */
const isWrapped = ({ callee }: Declaration, { imports }: Source, wrapper: RegExp) =>
  wrapper.test(callee) && (imports.get(callee)?.startsWith('@/lib/access/') ?? false)

/** `xAction = memberAction(xSchema, x, …)`. */
const isAction = (found: Declaration, source: Source) =>
  found.name === `${found.args[1]}Action` && isWrapped(found, source, /^[a-z]+Action$/)

/** `GET = memberRoute(…)` and the like, beside which Next reads a few settings. */
const isRoute = (found: Declaration, source: Source) =>
  methodsIn([found.name]).length === 0 || isWrapped(found, source, /^[a-z]+(Route|Stream)$/)

const refusedOf = (found: typeof actions, isFine: typeof isAction) =>
  found.flatMap(({ path, source }) =>
    source.declarations.filter((one) => !isFine(one, source)).map(({ name }) => `${path}: ${name}`),
  )

const actionNames = actions.flatMap(({ source }) => source.declarations.filter(isConcrete).map(({ name }) => name))

test('there are actions and routes to look at', () => {
  expect(actionNames.length).toBeGreaterThan(5)
  expect(routes.length).toBeGreaterThan(2)
})

test('every action file is an entry and exports only actions built by a wrapper', () => {
  expect(actions.filter(({ source }) => source.directives[0] !== 'use server').map(({ path }) => path)).toEqual([])
  expect(refusedOf(actions, isAction)).toEqual([])
})

test('an action without a wrapper is refused', () => {
  const refused = (text: string) =>
    refusedOf([{ path: 'lib/goals/actions.ts', source: parseSource('lib/goals/actions.ts', text) }], isAction)
  const wrapper = "import { memberAction } from '@/lib/access/action'\n"
  expect(refused(`${wrapper}export const createGoalAction = memberAction(createGoalSchema, createGoal)`)).toEqual([])
  expect(refused(`${wrapper}export const saveAction = memberAction(createGoalSchema, createGoal)`)).toHaveLength(1)
  expect(refused('export const createGoalAction = memberAction(createGoalSchema, createGoal)')).toHaveLength(1)
  expect(refused('export async function createGoalAction() {}')).toHaveLength(1)
})

test('every route is built by a wrapper', () => {
  expect(refusedOf(routes, isRoute)).toEqual([])
  const refused = (text: string) => refusedOf([{ path: 'route.ts', source: parseSource('route.ts', text) }], isRoute)
  const wrapper = "import { memberRoute } from '@/lib/access/route'\n"
  expect(refused(`${wrapper}export const GET = memberRoute(goalSchema, getGoal)`)).toEqual([])
  expect(refused('export const GET = memberRoute(goalSchema, getGoal)')).toHaveLength(1)
  expect(refused('export async function GET() {}')).toHaveLength(1)
  expect(refused("import { getGoal } from '@/lib/goals'\nexport { getGoal as GET }")).toHaveLength(1)
})

test('no two actions share a name', () => {
  expect(actionNames.filter((name, index) => actionNames.indexOf(name) !== index)).toEqual([])
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

// React holds back what a boundary reveals for 300 ms after the first paint: a boundary around a page shows everybody a skeleton.
test('no page stands behind a skeleton', () => {
  expect(filesUnder('app').filter((path) => path.endsWith('/loading.tsx'))).toEqual([])
})
