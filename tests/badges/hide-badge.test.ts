import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { awardBadges } from '@/lib/badges/commands/award-badges'
import { hideBadge } from '@/lib/badges/commands/hide-badge'
import { listBadges } from '@/lib/badges/queries/list-badges'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { outcomeOf } from '@/tests/support/refused'

test('hides a badge from everybody but its owner, and shows it again', async () => {
  const workspace = await aWorkspace()
  const [owner, admin] = [await aMember({ workspace }), await anAdmin({ workspace })]
  const { memberId } = owner
  const earned = [{ badge: 'Novice' as const, earnedAt: new Date(), times: 1 }]
  await awardBadges(systemActor(workspace.id), { memberId, earned })
  await hideBadge(owner, { badge: 'Novice', isHidden: true })
  expect(await listBadges(admin, memberId)).toEqual([])
  expect(await listBadges(owner, memberId)).toMatchObject([{ name: 'Novice', isHidden: true }])
  await hideBadge(owner, { badge: 'Novice', isHidden: false })
  expect(await listBadges(admin, memberId)).toHaveLength(1)
})

test('refuses a badge that was not earned, and shows those of no other workspace', async () => {
  const [owner, stranger] = [await aMember(), await anAdmin()]
  expect(await outcomeOf(hideBadge(owner, { badge: 'Blitz', isHidden: true }))).toBe('invalid')
  await awardBadges(systemActor(owner.workspaceId), {
    memberId: owner.memberId,
    earned: [{ badge: 'Novice', earnedAt: new Date(), times: 1 }],
  })
  expect(await listBadges(stranger, owner.memberId)).toEqual([])
})
