import { newToken } from '@/lib/platform/secrets'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aReview } from '@/tests/factories/reviews'
import { declarations } from '@/tests/factories/sweep/declarations'
import { entitled, heard, rightfulInput } from '@/tests/factories/sweep/rightful'
import { sweep } from '@/tests/factories/sweep/tables'
import { inSparseWorld } from '@/tests/factories/sweep/sparse'
import { aSweptWorkspace, type SweptWorld } from '@/tests/factories/sweep/world'
import { unique } from '@/tests/factories/workspaces'
import { builtActions, callAction, callRoute, statusOf, type Outcome } from '@/e2e/support/calls'
import { uninvolved, uselessCookies } from './askers'
import { footprintOf } from './footprint'
import { codeOfReviewer, expireCode, type Code } from '@/e2e/support/reviewer-code'
import { cookieFor, cookieForAdmin } from '@/e2e/support/session'
import { expect, test } from '@/e2e/support/test'

const isRoute = (name: string) => name.includes(' ')
const isReading = (name: string) => name.startsWith('GET ')

let read: Promise<SweptWorld> | undefined
/** What is called may change the world it finds, so each has what it needs of its own; those that only read share all. */
const inWorldFor = async (name: string, use: (world: SweptWorld) => Promise<void>) =>
  isReading(name)
    ? use(await (read ??= aSweptWorkspace()))
    : inSparseWorld(async (world) => {
        sweep.inputs[name]?.(world, '')
        sweep.calls[name]?.(world, '')
        await use(world)
      })

type Input = object | undefined

function call(
  name: string,
  world: SweptWorld,
  cookie: string | undefined,
  code: Code = '',
  input: Input = sweep.inputs[name]?.(world, code),
): Promise<Outcome> {
  if (!isRoute(name)) return callAction(name, input, { cookie })
  const { line, body, headers } = sweep.calls[name]?.(world, '') ?? { line: 'GET /' }
  return callRoute(line, { cookie }, body, headers)
}

/** Codes that lead nowhere: never given out, run out, or given out for another feedback of the same workspace. */
async function uselessCodes({ creator }: SweptWorld): Promise<[what: string, code: Code][]> {
  const email = `${unique('else')}@elsewhere.example`
  const another = await aReview(creator, { emails: [email, `x${email}`] })
  const expired = await codeOfReviewer(another.id, `x${email}`)
  await expireCode(expired)
  return [
    ['never given out', newToken()],
    ['run out', expired],
    ['of another feedback', await codeOfReviewer(another.id, email)],
    ['no code at all', "' OR 1=1 --"],
  ]
}

async function cookiesOfRightful(name: string, world: SweptWorld) {
  if (declarations[name]?.gate === 'admin') return [await cookieForAdmin(await aSuperAdmin())]
  return Promise.all((await entitled(name, world)).map(cookieFor))
}

/** What the first of those it is meant for is told who gets through, or else what each of them was told. */
async function answerToRightful(name: string, world: SweptWorld, code: Code = ''): Promise<string> {
  const isSignedIn = code === '' && declarations[name]?.gate !== 'public'
  const cookies = isSignedIn ? await cookiesOfRightful(name, world) : [undefined]
  const told: string[] = []
  for (const cookie of cookies) {
    const input = await rightfulInput(name, world, code)
    const outcome = await call(name, world, cookie, code, input)
    if (heard.includes(outcome.code)) return outcome.code
    told.push([outcome.code, ...outcome.fields].join(' '))
  }
  return told.join(', ')
}

const rows = Object.entries(declarations)

test('every action of the build has a row, and every row is swept', () => {
  const names = rows.map(([name]) => name)
  expect([...builtActions.keys()].filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !(name in sweep.inputs || name in sweep.calls)).toSorted()).toEqual([])
})

/** Those of the useless cookies that do not even tell who one is: some things need no place in a workspace. */
const ofNobody = ['nobody', 'a device that was signed out', 'an ended session']

const withSession = ['member', 'person', 'admin', 'respondent']
const withCode = ['reviewer', 'respondent']

for (const [name, row] of rows.filter(([, { gate }]) => withSession.includes(gate))) {
  test(`${name} takes nobody without a session, and nobody else's ids`, () =>
    inWorldFor(name, async (world) => {
      const cookies = await uselessCookies(world)
      const useless = ['person', 'admin'].includes(row.gate)
        ? cookies.filter(([who]) => ofNobody.includes(who))
        : cookies
      const colleagues = await uninvolved(world)
      const stranger = await anAdmin()
      const before = await footprintOf(world.workspace.id)

      for (const [who, cookie] of useless) {
        expect((await call(name, world, cookie)).code, who).toBe('signed-out')
      }
      const strangers = (await call(name, world, await cookieFor(stranger))).code
      expect(strangers, 'somebody of another workspace').toBe(
        row.stranger === 'none' ? (row.unproven ?? 'ok') : row.stranger,
      )
      const measured = colleagues.filter(({ role }) => row.admins !== 'may' || role !== 'Admin')
      for (const colleague of row.colleague === 'none' ? [] : measured) {
        expect((await call(name, world, await cookieFor(colleague))).code, colleague.role).toBe(row.colleague)
      }
      expect(await footprintOf(world.workspace.id)).toEqual(before)
      expect(heard, 'those it is meant for').toContain(await answerToRightful(name, world))
      if (isReading(name)) expect(await footprintOf(world.workspace.id)).toEqual(before)
    }))
}

for (const [name, { stranger }] of rows.filter(([, { gate }]) => withCode.includes(gate))) {
  test(`${name} takes no code but the one of this feedback`, () =>
    inWorldFor(name, async (world) => {
      const codes = await uselessCodes(world)
      const cookie = await cookieFor(world.creator)
      const before = await footprintOf(world.workspace.id)
      for (const [what, code] of codes) {
        expect((await call(name, world, undefined, code)).code, what).toBe(stranger)
        expect((await call(name, world, cookie, code)).code, `${what}, signed in`).toBe(stranger)
      }
      const empty = { ...sweep.inputs[name]?.(world, world.code), code: '' }
      expect((await call(name, world, cookie, '', empty)).code, 'an empty code, signed in').toBe(stranger)
      expect(await footprintOf(world.workspace.id)).toEqual(before)
      expect(heard, 'who holds the code').toContain(await answerToRightful(name, world, world.code))
    }))
}

for (const [name] of rows.filter(([, { gate }]) => gate === 'public')) {
  test(`${name} may be called by anybody, and changes nothing of a workspace`, () =>
    inWorldFor(name, async (world) => {
      const before = await footprintOf(world.workspace.id)
      expect((await call(name, world, undefined)).code).not.toMatch(/failure|5\d\d|no answer/)
      expect(await footprintOf(world.workspace.id)).toEqual(before)
      expect(heard, 'anybody who has what it takes').toContain(await answerToRightful(name, world))
      if (isReading(name)) expect(await footprintOf(world.workspace.id)).toEqual(before)
    }))
}

test('the code of an outside reviewer opens their form until it has run out', async () => {
  const { code } = await aSweptWorkspace()
  const opened = async (path: string) => (await statusOf(path, {})).html.includes('Concealed')
  expect(await opened(`/feedback/rvc-${newToken()}`)).toBe(false)
  expect(await opened(`/feedback/rvc-${code}`)).toBe(true)
  await expireCode(code)
  expect(await opened(`/feedback/rvc-${code}`)).toBe(false)
})
