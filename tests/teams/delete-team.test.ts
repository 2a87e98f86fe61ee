import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db'
import { createTeam } from '@/lib/teams/commands/create-team'
import { deleteTeam } from '@/lib/teams/commands/delete-team'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { aMember, anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aReview } from '@/tests/factories/reviews'
import { aLedTeam, aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { auditOf } from './audit-of'

const isThere = async (id: string) => (await db.team.count({ where: { id } })) === 1

describe('who may', () => {
  test('an Admin; its people stay', async () => {
    const { admin, member, team } = await aLedTeam()
    await deleteTeam(admin, { id: team.id })
    expect(await isThere(team.id)).toBe(false)
    expect(await db.member.findUniqueOrThrow({ where: { id: member.memberId } })).toMatchObject({ status: 'ACTIVE' })
    expect(await auditOf(admin)).toEqual([['team.deleted', `Deleted the team “${team.name}”`]])
  })

  test.each(['lead', 'otherManager', 'member'] as const)('not the %s', async (who) => {
    const { team, ...people } = await aLedTeam()
    await expectRefused(deleteTeam(people[who], { id: team.id }), 'forbidden')
    expect(await isThere(team.id)).toBe(true)
  })

  test('a stranger does not find it', async () => {
    const { team } = await aLedTeam()
    await expectRefused(deleteTeam(await anAdmin(), { id: team.id }), 'not-found')
    expect(await isThere(team.id)).toBe(true)
  })
})

test('takes the notifications and feed lines that lead there with it', async () => {
  const admin = await anAdmin()
  const { workspaceId } = admin
  const member = await aMember({ workspace: { id: workspaceId } })
  const people = { managerIds: [], memberIds: [member.memberId] }
  const { id } = await createTeam(admin, { name: unique('Team'), ...people })
  await createTeam(admin, { name: unique('Team'), ...people })
  const left = async () => [
    (await toldTo(member, 'team.joined')).length,
    await db.activity.count({ where: { workspaceId, link: { startsWith: '/users/teams/' } } }),
  ]
  expect(await left()).toEqual([2, 4])
  await deleteTeam(admin, { id })
  expect(await left()).toEqual([1, 2])
})

test('what is part of it moves up to where it stood', async () => {
  const { workspace, admin } = await aLedTeam()
  const top = await aTeam({ workspace })
  const middle = await aTeam({ workspace, parent: top })
  const low = await aTeam({ workspace, parent: middle })
  await deleteTeam(admin, { id: middle.id })
  expect(await db.team.findUniqueOrThrow({ where: { id: low.id } })).toMatchObject({ parentId: top.id })
})

test('feedback that a team was asked for stays as it is, and by two at once it is deleted once', async () => {
  const { admin, lead, team } = await aLedTeam()
  const review = await aReview(lead, { teamIds: [team.id] })
  const attempts = await Promise.allSettled([1, 2].map(() => deleteTeam(admin, { id: team.id })))
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await getReviewHead(lead, review.id)).toMatchObject({ askedCount: 2 })
})
