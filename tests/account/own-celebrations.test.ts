import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { getOwnData } from '@/lib/account/queries/get-own-data'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { chooseCelebration } from '@/lib/celebrations/commands/choose-celebration'
import { congratulate } from '@/lib/celebrations/commands/congratulate'
import { now } from '@/lib/platform/clock'
import { aCelebration, aTeamOfTwo } from '@/tests/factories/celebrations'

test('holds their badges, celebrations and what they chose of them, and no other’s', async () => {
  const { asha, tom } = await aTeamOfTwo()
  const { id } = await aCelebration(asha)
  await congratulate(tom, { id })
  await chooseCelebration(asha, { kind: 'birthday', isCelebrated: false })
  const { workspaceId, memberId } = asha
  await awardBadges(systemActor(workspaceId), { memberId, earned: [{ badge: 'Novice', earnedAt: now(), times: 1 }] })
  const [own, other] = [await getOwnData(asha), await getOwnData(tom)]
  expect(own).toMatchObject({
    badges: [{ badge: 'Novice', times: 1 }],
    celebrations: [{ reasons: [{ kind: 'anniversary', years: 3 }] }],
    notCelebrated: [{ kind: 'birthday' }],
    congratulations: [],
  })
  expect(other).toMatchObject({ badges: [], celebrations: [], notCelebrated: [] })
  expect(other.congratulations).toHaveLength(1)
})
