import { afterEach, expect, test, vi } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { hoursFrom, minutesFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { writeDraft } from '@/lib/summaries/commands/write-draft'
import { findDraftOffer } from '@/lib/summaries/queries'
import { aMember } from '@/tests/factories/members'
import { anOrder, theAi, usageOf, withAi } from '@/tests/factories/ai/summaries'
import { aWorkspace } from '@/tests/factories/workspaces'
import type { Fault } from '@/tests/support/providers/stand-in'
import { expectRefused, outcomeOf, refusalOf } from '@/tests/support/refused'

afterEach(() => setClock())

async function anAsker(plan: PlanType = 'PRO', timeZone?: string): Promise<Actor> {
  const workspace = await aWorkspace({ plan })
  const [asker] = await withAi(await aMember({ workspace, timeZone }))
  return asker
}

test('a draft names the sources it rests on, costs one request and the tokens used', async () => {
  const { standIn } = await theAi()
  const asker = await anAsker()
  const draft = await writeDraft(asker, anOrder('We ship on Monday', 'Tom tells the clinics'))
  expect(draft).toMatchObject({
    sentences: [
      { text: 'Decision: We ship on Monday', sources: [1] },
      { text: 'Decision: Tom tells the clinics', sources: [2] },
    ],
    proposals: [{ source: 2 }],
    leftOutCount: 0,
  })
  expect(standIn.violations).toEqual([])
  expect(await usageOf(asker)).toMatchObject({
    requestsToday: 1,
    requestsThisMonth: 1,
    tokensToday: 400,
    runningSince: null,
    runningFor: null,
    reservedTokens: 0,
  })
})

test('nothing to draft from costs no request and asks nobody', async () => {
  const { standIn } = await theAi()
  const asker = await anAsker()
  await expectRefused(writeDraft(asker, { ...anOrder(), sources: [] }), 'conflict')
  await expectRefused(writeDraft(asker, anOrder('  ')), 'conflict')
  expect(standIn.seen).toEqual([])
  expect(await usageOf(asker)).toBeNull()
})

test('where it is switched off nobody is asked, and no word of it is said', async () => {
  const { standIn } = await theAi()
  const asker = await aMember()
  const refusal = await refusalOf(writeDraft(asker, anOrder()))
  expect(refusal).toMatchObject({ code: 'not-found', message: 'This summary no longer exists.' })
  expect(await findDraftOffer(asker)).toBeNull()
  expect(standIn.seen).toEqual([])
})

test('two simultaneous presses cost one, and the same press twice is one request', async () => {
  const { standIn, settings } = await theAi()
  settings.waitMs = 300
  const asker = await anAsker()
  const outcomes = await Promise.all(
    [anOrder(), anOrder(), anOrder()].map((order) => outcomeOf(writeDraft(asker, order))),
  )
  expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'done'])
  expect(standIn.seen).toHaveLength(1)
  const order = anOrder()
  await writeDraft(asker, order)
  expect(await writeDraft(asker, order)).toBeNull()
  expect(standIn.seen).toHaveLength(2)
  expect(await usageOf(asker)).toMatchObject({ requestsToday: 2 })
})

const failures: [string, Fault, string][] = [
  ['does not answer', { kind: 'reset' }, 'conflict'],
  ['is down', { kind: 'answer', status: 503, html: '<h1>Bad gateway</h1>' }, 'conflict'],
  [
    'is busy',
    { kind: 'answer', status: 429, headers: { 'retry-after': '30' }, json: { error: { message: 'Slow' } } },
    'too-many',
  ],
  ['is paid no longer', { kind: 'answer', status: 429, json: { error: { code: 'insufficient_quota' } } }, 'conflict'],
  ['does not know our key', { kind: 'answer', status: 401, json: { error: { message: 'Bad key' } } }, 'conflict'],
  ['refuses it', { kind: 'answer', status: 400, json: { error: { code: 'context_length_exceeded' } } }, 'conflict'],
  ['answers a page', { kind: 'answer', html: '<h1>Welcome</h1>' }, 'conflict'],
  ['answers JSON of another kind', { kind: 'answer', json: { choices: [] } }, 'conflict'],
]

test.each(failures)('a service that %s costs nothing, and is asked once', async (_how, fault, code) => {
  const { standIn } = await theAi()
  standIn.fail(fault)
  const asker = await anAsker()
  const order = anOrder()
  expect(await outcomeOf(writeDraft(asker, order))).toBe(code)
  expect(standIn.seen).toHaveLength(1)
  expect(await usageOf(asker)).toMatchObject({
    requestsToday: 0,
    requestsThisMonth: 0,
    tokensToday: 0,
    runningSince: null,
  })
  expect(await writeDraft(asker, order)).not.toBeNull()
})

test('an answer that holds nothing usable gives the request back and keeps its tokens counted', async () => {
  const { settings } = await theAi()
  const asker = await anAsker()
  for (const content of ['I can’t do that.', '{"sentences":[{"text":"Priya is the best.","sources":[7]}]}']) {
    settings.content = content
    await expectRefused(writeDraft(asker, anOrder()), 'conflict')
  }
  expect(await usageOf(asker)).toMatchObject({ requestsToday: 0, requestsThisMonth: 0, tokensToday: 800 })
})

test('a server that does not say what it used is counted by what was sent', async () => {
  const { settings } = await theAi()
  settings.usage = undefined
  const asker = await anAsker()
  await writeDraft(asker, anOrder())
  const { tokensToday = 0 } = (await usageOf(asker)) ?? {}
  expect(tokensToday).toBeGreaterThan(300)
  expect(tokensToday).toBeLessThan(2000)
})

test('the plan FREE allows two a day and five a month, which begin anew with the day and the month', async () => {
  await theAi()
  const asker = await anAsker('FREE')
  const from = new Date('2026-11-26T10:00:00Z')
  const askAt = (hours: number) => {
    setClock(() => hoursFrom(from, hours))
    return outcomeOf(writeDraft(asker, anOrder()))
  }
  const outcomes: string[] = []
  for (const hours of [0, 1, 2, 24, 25, 26, 48, 49, 72]) outcomes.push(await askAt(hours))
  expect(outcomes).toEqual([
    'done',
    'done',
    'plan-limit',
    'done',
    'done',
    'plan-limit',
    'done',
    'plan-limit',
    'plan-limit',
  ])
  expect((await findDraftOffer(asker))?.quota).toBe('You have reached the limit for your plan. Resets Dec 01, 2026.')
  expect(await askAt(120)).toBe('done')
  expect((await findDraftOffer(asker))?.quota).toBe('4 AI drafts left this month, 1 today.')
})

test('the tokens of a day end it, too', async () => {
  const { settings } = await theAi()
  settings.usage = { prompt_tokens: 7000, completion_tokens: 900, total_tokens: 7900 }
  const asker = await anAsker('FREE')
  await writeDraft(asker, anOrder())
  await expectRefused(writeDraft(asker, anOrder()), 'plan-limit')
})

test('the day is that of the person, and moving west gives none twice', async () => {
  await theAi()
  const asker = await anAsker('FREE', 'Pacific/Kiritimati')
  setClock(() => new Date('2026-11-26T12:00:00Z'))
  await writeDraft(asker, anOrder())
  await writeDraft(asker, anOrder())
  const moved = { ...asker, timeZone: 'Pacific/Honolulu' }
  await expectRefused(writeDraft(moved, anOrder()), 'plan-limit')
})

test('what a process left behind when it died is given back by the next request', async () => {
  await theAi()
  const asker = await anAsker()
  await writeDraft(asker, anOrder())
  const at = new Date()
  const lost = {
    runningSince: at,
    runningFor: 'meeting:1',
    reservedTokens: 1000,
    tokensToday: 1400,
    requestsToday: 2,
    requestsThisMonth: 2,
  }
  await db.aiUsage.update({ where: { memberId: asker.memberId }, data: lost })
  expect((await findDraftOffer(asker))?.writing).toBe('meeting:1')
  await expectRefused(writeDraft(asker, anOrder()), 'conflict')
  setClock(() => minutesFrom(at, 3))
  expect((await findDraftOffer(asker))?.writing).toBeNull()
  await writeDraft(asker, anOrder())
  expect(await usageOf(asker)).toMatchObject({
    requestsToday: 2,
    requestsThisMonth: 2,
    tokensToday: 800,
    runningSince: null,
  })
})

test('more than ten a minute is too often', async () => {
  await theAi()
  const asker = await anAsker('ENTERPRISE')
  const outcomes: string[] = []
  for (let count = 0; count < 12; count += 1) outcomes.push(await outcomeOf(writeDraft(asker, anOrder())))
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'done'), 'too-many', 'too-many'])
})

test('neither what was sent nor what was answered is written anywhere, also where the service fails', async () => {
  const written: string[] = []
  const keep = (text: unknown) => (written.push(String(text)), true)
  const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')].map((spy) =>
    spy.mockImplementation(keep),
  )
  const { standIn } = await theAi()
  const asker = await anAsker()
  await writeDraft(asker, anOrder('The secret plan'))
  standIn.fail({ kind: 'answer', status: 400, json: { error: { message: 'Cannot read: The secret plan' } } })
  await outcomeOf(writeDraft(asker, anOrder('The secret plan')))
  for (const spy of spies) spy.mockRestore()
  expect(written.join('')).not.toContain('secret')
})
