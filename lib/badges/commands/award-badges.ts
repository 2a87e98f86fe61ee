import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { badgesAwarded } from '@/lib/badges/notices'
import type { Earned } from '@/lib/badges/queries/list-earned'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Awards and announces a member's earned badges; idempotent. Returns the additions. */
export const awardBadges = (
  { workspaceId }: SystemActor,
  { memberId, earned }: { memberId: string; earned: readonly Pick<Earned, 'badge' | 'earnedAt' | 'times'>[] },
): Promise<{ awarded: string[] }> =>
  transaction(async (tx) => {
    const rows = earned.map((one) => ({ ...one, workspaceId, memberId, awardedAt: now() }))
    const made = await tx.badgeAward.createManyAndReturn({ data: rows, skipDuplicates: true, select: { badge: true } })
    for (const { badge, times } of earned)
      await tx.badgeAward.updateMany({ where: { memberId, badge, times: { lt: times } }, data: { times } })
    const awarded = made.map(({ badge }) => badge)
    if (awarded.length > 0) await badgesAwarded(tx, { workspaceId, memberId, badges: awarded })
    return { awarded }
  })
