import { test, expect, vi } from 'vitest'
import { aStaff, storedPlace, auditOf, whileMoving } from './company'
import { expectRefused, refusalOf } from '@/tests/support/refused'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { memberActor } from '@/lib/access/actor'
import { mailsTo } from '@/tests/support/outbox'
import { aTag, tagsOf } from '@/tests/factories/tags'
import { jobs as meetingJobs } from '@/lib/meetings/jobs'
import { db } from '@/lib/platform/db'
import * as queue from '@/lib/platform/queue'
import { searchPeople } from '@/lib/members/queries'
import { getTeamMembers } from '@/lib/teams/queries/get-team'
import { aReview } from '@/tests/factories/reviews'
import { reassignOutdated } from '@/lib/reviews/respondents/jobs'
import { now } from '@/lib/platform/clock'
import { anAdmin } from '@/tests/factories/members'

test('an Admin takes access away; managers and members may not, and a stranger finds nobody', async () => {
  const { admin, manager, tom, lena, stranger } = await aStaff()
  const input = { ids: [tom.memberId] }
  await expectRefused(deactivatePeople(stranger, input), 'not-found')
  await expectRefused(deactivatePeople(manager, input), 'forbidden')
  await expectRefused(deactivatePeople(lena, input), 'forbidden')
  expect(await deactivatePeople(admin, input)).toEqual({ count: 1 })
  expect(await storedPlace(tom)).toMatchObject({ status: 'DEACTIVATED', deactivatedAt: expect.any(Date) })
})

test('they are signed out at once, told by mail, and it stands in the log', async () => {
  const { admin, tom } = await aStaff()
  const before = await storedPlace(tom)
  await deactivatePeople(admin, { ids: [tom.memberId] })
  await expect(memberActor(tom.memberId)).rejects.toThrow('no active member')
  expect((await storedPlace(tom)).user.sessionVersion).toBe(before.user.sessionVersion + 1)
  const props = { adminName: 'Amara Okafor', workspaceName: 'Acme' }
  expect(await mailsTo(tom.email)).toMatchObject([{ event: 'member.deactivated', props }])
  expect(await auditOf(admin)).toMatchObject([{ action: 'member.deactivated', objectId: tom.memberId }])
})

test('their meetings end as soon as they are deactivated', async () => {
  const { admin, tom } = await aStaff()
  const wake = vi.spyOn(queue, 'wake')
  await deactivatePeople(admin, { ids: [tom.memberId] })
  expect(meetingJobs.map(({ name }) => name)).toContain(wake.mock.lastCall?.[1])
})

test('a second press changes nothing, not even since when', async () => {
  const { admin, tom } = await aStaff()
  await deactivatePeople(admin, { ids: [tom.memberId] })
  const before = await storedPlace(tom)
  expect(await deactivatePeople(admin, { ids: [tom.memberId] })).toEqual({ count: 0 })
  expect(await storedPlace(tom)).toEqual(before)
  expect(await mailsTo(tom.email)).toHaveLength(1)
})

test('teams and tags stay; pickers and teams do not offer them any more', async () => {
  const { workspace, admin, manager, tom, team } = await aStaff()
  await aTag({ workspace, name: 'Berlin', members: [tom] })
  await deactivatePeople(admin, { ids: [tom.memberId] })
  expect(await tagsOf(tom)).toEqual(['Berlin'])
  expect(await db.teamMember.count({ where: { teamId: team.id, memberId: tom.memberId } })).toBe(1)
  expect((await searchPeople(admin, { query: 'tom' })).map(({ id }) => id)).toEqual([])
  expect(await getTeamMembers(admin, { id: team.id })).toMatchObject({ people: [{ id: manager.memberId }] })
})

test('what they had not answered is not asked of them any more, and what they answered stays', async () => {
  const { admin, manager, tom, lena } = await aStaff()
  const { id: reviewId } = await aReview(manager, { asked: [tom, lena] })
  await deactivatePeople(admin, { ids: [tom.memberId] })
  await reassignOutdated(now())
  const asked = await db.reviewAssignee.findMany({ where: { reviewId, removedAt: null }, select: { memberId: true } })
  expect(asked).toEqual([{ memberId: lena.memberId }])
})

test('nobody takes their own access away; the only Admin reads why', async () => {
  const { workspace, admin, tom } = await aStaff()
  const ids = [tom.memberId, admin.memberId]
  expect((await refusalOf(deactivatePeople(admin, { ids }))).message).toMatch(/only admin/)
  await anAdmin({ workspace })
  expect((await refusalOf(deactivatePeople(admin, { ids }))).message).toMatch(/Ask another admin\.$/)
  expect((await storedPlace(tom)).status).toBe('ACTIVE')
})

test('two Admins who shut each other out at once leave one', async () => {
  const { workspace, admin } = await aStaff()
  const other = await anAdmin({ workspace })
  const outcomes = await Promise.allSettled([
    deactivatePeople(admin, { ids: [other.memberId] }),
    deactivatePeople(other, { ids: [admin.memberId] }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await db.member.count({ where: { workspaceId: workspace.id, role: 'Admin', status: 'ACTIVE' } })).toBe(1)
})

test('one of several who is not there keeps all of them', async () => {
  const { admin, tom, stranger } = await aStaff()
  await expectRefused(deactivatePeople(admin, { ids: [tom.memberId, stranger.memberId] }), 'not-found')
  expect((await storedPlace(tom)).status).toBe('ACTIVE')
})

test('who moves their address at the same moment is waited for, and both are done', async () => {
  const { admin, tom } = await aStaff()
  const { pressed } = await whileMoving(tom, () => deactivatePeople(admin, { ids: [tom.memberId] }))
  expect(await pressed).toEqual({ count: 1 })
})
