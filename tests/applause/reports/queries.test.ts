import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { deleteApplause } from '@/lib/applause/commands/delete-applause'
import { getApplauseReport, getApplauseReportFile } from '@/lib/applause/reports/queries'
import { applauseReportSchema } from '@/lib/applause/reports/schema'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { at } from '@/tests/factories/meetings'
import { anAdmin } from '@/tests/factories/members'
import { outcomeOf } from '@/tests/support/refused'

type Asked = Partial<Record<keyof typeof applauseReportSchema.shape, string>>

const today = '2027-06-30T12:00:00Z'

const report = (actor: Actor, asked: Asked = {}) =>
  at(today, () => getApplauseReport(actor, applauseReportSchema.parse(asked)))

/** Public thanks to two, private thanks to one of them, one that was deleted and one of long ago. */
async function someThanks() {
  const circle = await anApplauseCircle()
  const { giver, tom, lena } = circle
  await at('2027-01-10T09:00:00Z', () => anApplause(giver, [tom]))
  await at('2027-06-20T09:00:00Z', async () => {
    await anApplause(giver, [tom, lena])
    await anApplause(tom, [giver], { isPublic: false, words: 'Quokka' })
    await deleteApplause(giver, await anApplause(giver, [lena]))
  })
  return circle
}

test('counts given once and received by each, without what was deleted, as far as the range goes', async () => {
  const { admin, giver, tom } = await someThanks()
  expect((await report(admin)).total).toEqual({ given: 2, received: 3, people: 3 })
  expect((await report(admin, { range: 'Last_12_Months' })).total).toEqual({ given: 3, received: 4, people: 3 })
  expect((await report(giver)).total).toEqual({ given: 1, received: 1, people: 1 })
  expect((await report(tom)).total).toEqual({ given: 1, received: 1, people: 1 })
})

test('lines, spans and categories add up, by team and within one', async () => {
  const { admin } = await someThanks()
  const whole = await report(admin, { view: 'timeline', range: 'Last_12_Months' })
  const sum = (rows: readonly { given: number; received: number }[]) => [
    rows.reduce((count, { given }) => count + given, 0),
    rows.reduce((count, { received }) => count + received, 0),
  ]
  expect(sum(whole.lines)).toEqual([3, 4])
  expect(sum(whole.spans)).toEqual([3, 4])
  expect(whole.byCategory).toEqual([{ label: 'Teamwork', count: 4 }])
  const parts = await Promise.all(whole.lines.map(({ id }) => report(admin, { team: id, range: 'Last_12_Months' })))
  expect(sum(parts.flatMap(({ lines }) => lines))).toEqual([3, 4])
  expect(sum(parts.flatMap(({ spans }) => spans))).toEqual([3, 4])
  expect(whole.lines.map(({ id }) => id)).toContain('none')
})

test('a manager sees their team, others their own, and nobody what was said', async () => {
  const { admin, manager, tom, lena } = await someThanks()
  const team = await report(manager, { of: 'team' })
  expect(team.scopes).toEqual(['me', 'team'])
  expect(team.total).toMatchObject({ given: 1, received: 1 })
  expect((await report(lena, { of: 'workspace' })).scope).toBe('me')
  const file = await at(today, () => getApplauseReportFile(admin, applauseReportSchema.parse({})))
  expect(JSON.stringify([file, await report(admin), await report(tom)])).not.toContain('Quokka')
})

test('the file name holds the scope and the days', async () => {
  const { admin, giver, tom } = await someThanks()
  const nameFor = (actor: Actor, asked: Asked = {}) =>
    at(today, async () => (await getApplauseReportFile(actor, applauseReportSchema.parse(asked))).fileName)
  expect(await nameFor(admin)).toBe('Applause report, the whole workspace, 2027-05-31 to 2027-06-30.csv')
  expect(await nameFor(admin, { team: 'none' })).toBe('Applause report, No team, 2027-05-31 to 2027-06-30.csv')
  for (const actor of [giver, tom]) expect(await nameFor(actor, { team: 'none' })).toContain('Applause report, you, ')
})

test('holds nothing of another workspace, and is refused where applause is switched off', async () => {
  const { admin } = await someThanks()
  expect((await report(await anAdmin())).total).toEqual({ given: 0, received: 0, people: 0 })
  expect(await outcomeOf(report({ ...admin, withoutFeatures: ['Applause'] }))).toBe('forbidden')
})
