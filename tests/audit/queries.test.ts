import { afterEach, expect, test } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { listAuditLines } from '@/lib/audit/queries'
import { record, type Act } from '@/lib/audit/record'
import { auditFilterSchema, type AuditFilter } from '@/lib/audit/schema'
import { daysFrom, minutesFrom, setClock } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { forgetPerson } from '@/lib/account/steps/forget-person'
import { aManager, aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

afterEach(() => setClock())

const keep = (actor: Actor | ReturnType<typeof systemActor>, title: string, action: Act['action'] = 'review.shared') =>
  transaction((tx) => record(tx, actor, { action, objectId: null, title }))

const titlesOf = async (actor: Actor, filter: Partial<AuditFilter> = {}) =>
  (await listAuditLines(actor, auditFilterSchema.parse(filter))).rows.map(({ title }) => title)

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s reads none of it', async (_role, aColleague) => {
  await expectRefused(listAuditLines(await aColleague(), auditFilterSchema.parse({})), 'forbidden')
})

test('an Admin reads who did what, newest first, and nothing of another workspace', async () => {
  const workspace = await aWorkspace()
  const [admin, other] = await Promise.all([anAdmin({ workspace }), anAdmin({ workspace, firstName: 'Ben' })])
  await keep(admin, 'First')
  setClock(() => minutesFrom(new Date(), 1))
  await keep(other, 'Second')
  setClock(() => minutesFrom(new Date(), 2))
  await keep(systemActor(workspace.id), 'Third')
  await keep(await anAdmin(), 'Elsewhere')
  const { rows } = await listAuditLines(admin, auditFilterSchema.parse({}))
  expect(rows.map(({ title, name }) => [title, name])).toEqual([
    ['Third', null],
    ['Second', 'Ben Nair'],
    ['First', 'Priya Nair'],
  ])
})

test('it is narrowed by person, also one who left, by what it was about and by days', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const zoe = await anAdmin({ workspace, firstName: unique('Zoe') })
  setClock(() => daysFrom(new Date(), -40))
  await keep(zoe, 'Shared long ago')
  setClock()
  await keep(admin, 'Renamed', 'workspace.edited')
  await keep(zoe, 'Exported', 'review.exported')
  await deactivate(zoe)
  expect(await titlesOf(admin, { who: zoe.firstName.toUpperCase() })).toEqual(['Exported', 'Shared long ago'])
  expect(await titlesOf(admin, { who: zoe.email })).toHaveLength(2)
  expect(await titlesOf(admin, { who: '%' })).toEqual([])
  expect(await titlesOf(admin, { who: 'x'.repeat(200) })).toEqual([])
  expect(await titlesOf(admin, { by: zoe.memberId })).toHaveLength(2)
  expect(await titlesOf(admin, { kind: 'workspace' })).toEqual(['Renamed'])
  expect(await titlesOf(admin, { kind: 'feedback', days: '30' })).toEqual(['Exported'])
  expect(await titlesOf(admin, { kind: 'people' })).toEqual([])
})

test('of somebody whose account is gone stands the name of a former colleague, and no address', async () => {
  const workspace = await aWorkspace()
  const [admin, zoe] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  await keep(zoe, 'Shared')
  await transaction((tx) => forgetPerson(tx, zoe))
  const { rows } = await listAuditLines(admin, auditFilterSchema.parse({}))
  expect(rows).toMatchObject([{ name: 'Former colleague', email: null, memberId: zoe.memberId }])
  expect(await titlesOf(admin, { who: 'deleted.invalid' })).toEqual([])
})

test('a person of another workspace narrows it to nothing', async () => {
  const [admin, stranger] = await Promise.all([anAdmin(), anAdmin()])
  await keep(stranger, 'Elsewhere')
  expect(await titlesOf(admin, { by: stranger.memberId })).toEqual([])
})

test('pages follow each other without a gap, also within one moment', async () => {
  const admin = await anAdmin()
  const moment = new Date()
  setClock(() => moment)
  for (let index = 0; index < 60; index++) await keep(admin, `Line ${index}`)
  const first = await listAuditLines(admin, auditFilterSchema.parse({}))
  const second = await listAuditLines(admin, auditFilterSchema.parse({ after: first.next ?? '' }))
  expect([first.count, second.count]).toEqual([60, 60])
  expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 25, expect.any(String)])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(50)
})

test('an address nobody could have written is as good as none', () => {
  const made = { who: 'x'.repeat(201), kind: 'secrets', days: '8', by: 'nobody', after: 'x'.repeat(200) }
  expect(auditFilterSchema.parse(made)).toEqual({ who: '', kind: 'all', days: '' })
})
