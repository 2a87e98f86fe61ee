import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { listAuditLines } from '@/lib/audit/queries'
import { auditFilterSchema } from '@/lib/audit/schema'
import { getPlanOverview } from '@/lib/billing/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { seeNotifications } from '@/lib/notifications/commands/see-notifications'
import { countUnseen, listNotifications } from '@/lib/notifications/queries/list-notifications'
import { listEarlierForms } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import { searchPeople } from '@/lib/members/queries'
import { listWorkspaceExports } from '@/lib/account/exports/queries/list-workspace-exports'
import { getFeatures, getSettings, getSlugFault, listAdmins, listOwnWorkspaces } from '@/lib/workspaces/queries'
import { aWorkspaceExport } from '@/tests/factories/exports'
import { aManager, aMember, anAdmin, aPlace, deactivate } from '@/tests/factories/members'
import { aReview } from '@/tests/factories/reviews'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectFewStatements } from '@/tests/support/statements'

const ownOf = async (userId: string) => listOwnWorkspaces(await personActor(userId))

test('a person sees each of their workspaces, with their role and how many people are there', async () => {
  const first = await aWorkspace({ name: 'beta' })
  const second = await aWorkspace({ name: 'Alpha' })
  await db.workspace.update({ where: { id: second.id }, data: { description: 'We print letters.' } })
  const actor = await aManager({ workspace: first })
  await aPlace({ userId: actor.userId, workspace: second, role: 'Admin' })
  await aMember({ workspace: second })
  await deactivate(await aMember({ workspace: second }))
  expect(await ownOf(actor.userId)).toMatchObject([
    { id: second.id, name: 'Alpha', description: 'We print letters.', role: 'Admin', peopleCount: 2, unseenCount: 0 },
    { id: first.id, name: 'beta', role: 'Manager', peopleCount: 1, unseenCount: 0 },
  ])
})

test('what is new is counted for each of them alone, until the list there is opened', async () => {
  const [here, there] = await Promise.all([aWorkspace({ name: 'Here' }), aWorkspace({ name: 'There' })])
  const actor = await aMember({ workspace: here })
  const elsewhere = await aPlace({ userId: actor.userId, workspace: there })
  const creator = await aManager({ workspace: there })
  await aReview(creator, { asked: [elsewhere] })
  const counts = (await ownOf(actor.userId)).map(({ name, unseenCount }) => [name, unseenCount])
  expect(counts).toEqual([
    ['Here', 0],
    ['There', 1],
  ])
  await seeNotifications(elsewhere, { until: now() })
  expect(await ownOf(actor.userId)).toMatchObject([{ unseenCount: 0 }, { unseenCount: 0 }])
})

test('one they were let go from is not among them', async () => {
  const actor = await aMember()
  await deactivate(actor)
  expect(await ownOf(actor.userId)).toEqual([])
})

test('one that is being deleted is shown to its people until its day, and only Admins can keep it', async () => {
  const workspace = await aWorkspace()
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  const setDay = (deletionAt: Date) =>
    db.workspace.update({ where: { id: workspace.id }, data: { deletionAt, deletionById: admin.memberId } })
  await setDay(daysFrom(now(), 3))
  expect(await ownOf(admin.userId)).toMatchObject([{ id: workspace.id, deletionAt: expect.any(Date), canKeep: true }])
  expect(await ownOf(member.userId)).toMatchObject([{ id: workspace.id, isOpen: false, canKeep: false }])
  await setDay(daysFrom(now(), -1))
  for (const { userId } of [admin, member]) expect(await ownOf(userId)).toEqual([])
})

test('somebody in two workspaces never sees them mixed', async () => {
  const [one, other] = await Promise.all([aWorkspace(), aWorkspace()])
  const here = await aManager({ workspace: one, firstName: 'Both' })
  const there = await aPlace({ userId: here.userId, workspace: other, role: 'Manager' })
  const colleague = await aMember({ workspace: other, firstName: unique('Zoe') })
  await aReview(there, { asked: [colleague], title: 'Only there' })
  await aReview(colleague, { asked: [there] })
  const forms = async (actor: typeof here) =>
    (await listEarlierForms(actor, { from: 'forms', search: '', after: undefined })).rows.map(({ title }) => title)
  expect(await forms(here)).toEqual([])
  expect(await forms(there)).toEqual(['Only there'])
  const told = async (actor: typeof here) => (await listNotifications(actor, { type: 'all' })).rows.length
  expect(await told(here)).toBe(0)
  expect(await told(there)).toBeGreaterThan(0)
  expect(await searchPeople(here, { query: colleague.firstName })).toEqual([])
  expect(await searchPeople(there, { query: colleague.firstName })).toHaveLength(1)
})

test('the Admins who can be written to are those who can come in', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  await aManager({ workspace })
  await deactivate(await anAdmin({ workspace }))
  await anAdmin({ workspace, isVerified: false })
  expect((await listAdmins(db, workspace.id)).map(({ email }) => email)).toEqual([admin.email])
})

test('of an address is said whether a new workspace can have it', async () => {
  const { slug } = await aWorkspace()
  const faultOf = async (typed: string) => (await getSlugFault(null, { slug: typed })).fault
  expect(await faultOf(slug)).toContain('Another workspace')
  expect(await faultOf(` ${slug.toUpperCase()} `)).toContain('Another workspace')
  expect(await faultOf(unique('free'))).toBeNull()
  expect(await faultOf('admin')).toContain('can’t start with “admin”')
})

/** What stands under each tab of the settings. */
const tabs = {
  general: getSettings,
  features: getFeatures,
  plan: getPlanOverview,
  audit: (actor: Actor) => listAuditLines(actor, auditFilterSchema.parse({})),
  danger: listWorkspaceExports,
}

test.each(Object.entries(tabs))(
  'the settings take few statements under “%s”, however much there is',
  async (_, read) => {
    const admin = await anAdmin()
    const workspace = { id: admin.workspaceId }
    const visit = async () => {
      const actor = await memberActor(admin.memberId)
      await Promise.all([countUnseen(actor), read(actor)])
    }
    await expectFewStatements(visit, async () => {
      for (let times = 0; times < 3; times += 1) {
        await Promise.all([aMember({ workspace }), aTemplate(admin), aWorkspaceExport(admin)])
      }
    })
  },
)
