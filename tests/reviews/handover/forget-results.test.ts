import { expect, test } from 'vitest'
import type { Actor } from '@/lib/access/actor'
import { changeRoles } from '@/lib/members/people/commands/change-roles'
import { now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { tell } from '@/lib/notifications/tell'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { unshareReview } from '@/lib/reviews/results/commands/unshare-review'
import { forgetResults } from '@/lib/reviews/results/jobs'
import { forgetHiddenResults } from '@/lib/reviews/results/steps/forget-hidden-results'
import { takeOutOfTeam } from '@/lib/teams/memberships/commands/take-out-of-team'
import { aManager, anAdmin } from '@/tests/factories/members'
import { aReleasedReview } from '@/tests/factories/releases'
import { aTeam } from '@/tests/factories/teams'

async function aReadReview() {
  const scene = await aReleasedReview()
  const { workspace, subject, id } = scene
  await db.review.update({ where: { id }, data: { seenByManager: true, seenByAdmins: true } })
  const [admin, second, lead] = [
    await anAdmin({ workspace }),
    await anAdmin({ workspace }),
    await aManager({ workspace }),
  ]
  const team = await aTeam({ workspace, members: [subject], managers: [lead] })
  await db.teamMember.updateMany({ where: { teamId: team.id }, data: { readFrom: null } })
  await shareReview(subject, { id, memberId: scene.reader.memberId })
  const link = `/feedback/shared/${id}`
  const told = [second, lead].map(({ memberId }) => ({
    memberId,
    type: 'Review' as const,
    objectId: id,
    key: `review.ready:${id}:${memberId}`,
    message: 'Ready',
    link,
  }))
  await transaction((tx) => tell(tx, workspace.id, told))
  const newsOf = ({ memberId }: Actor) => db.notification.count({ where: { memberId, link } })
  return { ...scene, admin, second, lead, team, newsOf }
}

test('people who may no longer read results keep no news of them, and readers keep theirs', async () => {
  const { workspace, subject, reader, admin, second, lead, team, newsOf } = await aReadReview()
  const counts = async () => Promise.all([second, lead, reader, subject].map(newsOf))
  expect(await transaction((tx) => forgetHiddenResults(tx, workspace.id))).toBe(0)
  expect(await counts()).toEqual([1, 1, 1, 1])
  await changeRoles(admin, { ids: [second.memberId], role: 'Member' })
  await takeOutOfTeam(admin, { id: team.id, memberId: subject.memberId })
  await forgetResults(now())
  expect(await counts()).toEqual([0, 0, 1, 1])
})

test('an Admin who reads results anyway keeps the news when they are no longer shared with them', async () => {
  const { creator, subject, second, reader, id, newsOf } = await aReadReview()
  await shareReview(subject, { id, memberId: second.memberId })
  for (const { memberId } of [second, reader]) await unshareReview(creator, { id, memberId })
  expect([await newsOf(reader), await newsOf(second)]).toEqual([0, 2])
})
