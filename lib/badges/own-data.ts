import 'server-only'
import { activeIn, inWorkspace, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'

export const ownBadges = (async ({ userId }) => {
  const badges = await db.badgeAward.findMany({
    where: { member: activeIn(userId) },
    orderBy: { earnedAt: 'desc' },
    select: { workspace: { select: { name: true } }, badge: true, earnedAt: true, times: true },
  })
  return { badges: badges.map(inWorkspace) }
}) satisfies OwnData

export const eraseBadges: Erasure = async (tx, { userId }) => {
  await tx.badgeAward.deleteMany({ where: { member: { userId } } })
}
