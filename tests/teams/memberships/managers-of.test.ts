import type { Actor } from '@/lib/access/actor'
import { managersOf } from '@/lib/teams/memberships/queries/list-team-people'
import { test, expect } from 'vitest'
import { aLedTeam, aTeam } from '@/tests/factories/teams'
import { aMember, deactivate, anAdmin, aManager } from '@/tests/factories/members'
import { aReleasedReview } from '@/tests/factories/releases'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { expectRefused } from '@/tests/support/refused'
import { putIntoTeam } from '@/lib/teams/memberships/commands/put-into-team'
import { makeTeamManager } from '@/lib/teams/memberships/commands/make-team-manager'
import { unmakeTeamManager } from '@/lib/teams/memberships/commands/unmake-team-manager'

const bossesOf = async (viewer: Actor, person: Actor) =>
  ((await managersOf(viewer, [person.memberId])).get(person.memberId) ?? []).map(({ memberId }) => memberId)

test('somebody reports to the active managers of the teams they are in and do not lead, each once', async () => {
  const { workspace, admin, lead, member, otherManager } = await aLedTeam()
  await aTeam({ workspace, members: [member], managers: [lead, otherManager] })
  const gone = await aMember({ workspace })
  await aTeam({ workspace, members: [member], managers: [gone] })
  await deactivate(gone)
  expect((await bossesOf(admin, member)).toSorted()).toEqual([lead.memberId, otherManager.memberId].toSorted())
  expect(await bossesOf(admin, lead)).toEqual([])
  expect(await managersOf(admin, [])).toEqual(new Map())
  expect(await bossesOf(await anAdmin(), member)).toEqual([])
})

test('when a team gets another manager, what the manager of the person may read follows by itself', async () => {
  const { workspace, subject, id } = await aReleasedReview({ seenByManager: true })
  const [admin, lead, otherManager] = [
    await anAdmin({ workspace }),
    await aManager({ workspace }),
    await aManager({ workspace }),
  ]
  const team = await aTeam({ workspace, members: [subject], managers: [lead] })
  expect(await getReviewHead(lead, id)).toMatchObject({ readAs: 'manager' })
  await expectRefused(getReviewHead(otherManager, id), 'forbidden')

  await putIntoTeam(admin, { id: team.id, memberIds: [otherManager.memberId] })
  await makeTeamManager(admin, { id: team.id, memberId: otherManager.memberId })
  await unmakeTeamManager(admin, { id: team.id, memberId: lead.memberId })

  expect(await bossesOf(admin, subject)).toEqual([otherManager.memberId])
  expect(await bossesOf(admin, lead)).toEqual([otherManager.memberId])
  expect(await getReviewHead(otherManager, id)).toMatchObject({ readAs: 'manager' })
  await expectRefused(getReviewHead(lead, id), 'forbidden')
})
