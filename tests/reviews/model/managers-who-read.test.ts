import { aReleasedReview } from '@/tests/factories/releases'
import { anAdmin, aManager } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { db } from '@/lib/platform/db'
import { now } from '@/lib/platform/clock'
import { aReview, aboutPerson } from '@/tests/factories/reviews'
import { memberActor, type Actor } from '@/lib/access/actor'
import { outcomeOf } from '@/tests/support/refused'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { getRound } from '@/lib/reviews/rounds/queries/get-round'
import { listReviews, countReviews } from '@/lib/reviews/lists/queries/list-reviews'
import { listReleasedAbout } from '@/lib/reviews/results/queries/list-released-about'
import { listEvidence } from '@/lib/reviews/responses/queries/list-evidence'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { test, expect, describe } from 'vitest'
import { putIntoTeam } from '@/lib/teams/memberships/commands/put-into-team'
import { makeTeamManager } from '@/lib/teams/memberships/commands/make-team-manager'
import { unmakeTeamManager } from '@/lib/teams/memberships/commands/unmake-team-manager'

/** Feedback in a round, released to Tom and meant for his manager, who is asked about him once more. */
async function aScene({ isInTeam = true } = {}) {
  const { workspace, creator, subject, id } = await aReleasedReview({ seenByManager: true })
  const [admin, manager] = [await anAdmin({ workspace }), await aManager({ workspace })]
  const team = await aTeam({ workspace, members: isInTeam ? [subject] : [], managers: [manager] })
  const { id: roundId } = await db.reviewRound.create({
    data: { workspaceId: workspace.id, creatorId: creator.memberId, title: 'Spring', createdAt: now() },
  })
  await db.review.update({ where: { id }, data: { roundId } })
  const next = await aReview(creator, { asked: [manager], ...aboutPerson(subject) })
  return { workspace, team, admin, creator, manager, subject, id, roundId, nextId: next.id }
}

type Scene = Awaited<ReturnType<typeof aScene>>

async function foundBy(actor: Actor, { subject, id, roundId, nextId }: Scene) {
  return {
    head: await outcomeOf(getReviewHead(actor, id)),
    round: await outcomeOf(getRound(actor, roundId)),
    listed: (await listReviews(actor, { tab: 'shared', search: '' })).rows.map((row) => row.id),
    counted: (await countReviews(actor)).shared,
    about: (await listReleasedAbout(actor, subject.memberId)).map((row) => row.id),
    evidence: (await listEvidence(actor, nextId)).map((row) => row.id),
  }
}

async function givenRole(scene: Scene, role: Role) {
  const { memberId } = scene.manager
  await changeRoles(scene.admin, { ids: [memberId], role })
  return foundBy(await memberActor(memberId), scene)
}

const everything = ({ id }: Scene) => ({
  head: 'done',
  round: 'done',
  counted: 1,
  listed: [id],
  about: [id],
  evidence: [id],
})
const nothing = { head: 'forbidden', round: 'forbidden', counted: 0, listed: [], about: [], evidence: [] }

test('a team’s manager who becomes a Member reads nothing more about its people', async () => {
  const scene = await aScene()
  expect(await foundBy(scene.manager, scene)).toEqual(everything(scene))
  expect(await givenRole(scene, 'Member')).toEqual(nothing)
  expect(await givenRole(scene, 'Admin')).toEqual(everything(scene))
})

describe('a Manager gives themselves nothing of earlier days', () => {
  test('by putting somebody into their own team; what is sent from then on they read', async () => {
    const scene = await aScene({ isInTeam: false })
    const { manager, creator, subject, team } = scene
    await putIntoTeam(manager, { id: team.id, memberIds: [subject.memberId] })
    expect(await foundBy(manager, scene)).toEqual(nothing)
    const later = await aReview(creator, { asked: [manager], ...aboutPerson(subject), seenByManager: true })
    expect(await outcomeOf(getReviewHead(manager, later.id))).toBe('done')
    expect((await foundBy(manager, scene)).listed).toEqual([later.id])
  })

  test('nor by taking the team from one who leads it with them', async () => {
    const scene = await aScene({ isInTeam: false })
    const { admin, manager, subject, team } = scene
    const place = { id: team.id, memberId: subject.memberId }
    await putIntoTeam(admin, { id: team.id, memberIds: [subject.memberId] })
    await makeTeamManager(admin, place)
    await unmakeTeamManager(manager, place)
    expect(await foundBy(manager, scene)).toEqual(nothing)
  })

  test('nor does one Manager give it to another, whom they make a manager of their team', async () => {
    const scene = await aScene()
    const { workspace, manager, creator, subject, team } = scene
    const friend = await aManager({ workspace })
    await putIntoTeam(manager, { id: team.id, memberIds: [friend.memberId] })
    await makeTeamManager(manager, { id: team.id, memberId: friend.memberId })
    expect(await foundBy(friend, scene)).toEqual(nothing)
    const later = await aReview(creator, { asked: [manager], ...aboutPerson(subject), seenByManager: true })
    expect((await foundBy(friend, scene)).listed).toEqual([later.id])
    expect(await foundBy(manager, scene)).toMatchObject({ head: 'done', counted: 2 })
  })

  test('whom an Admin puts there they read whole', async () => {
    const scene = await aScene({ isInTeam: false })
    await putIntoTeam(scene.admin, { id: scene.team.id, memberIds: [scene.subject.memberId] })
    expect(await foundBy(scene.manager, scene)).toEqual(everything(scene))
  })
})
