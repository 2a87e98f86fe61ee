import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { notEarned } from '@/lib/badges/refusals'
import type { HideBadgeInput } from '@/lib/badges/schema'
import { db } from '@/lib/platform/db'

export async function hideBadge({ memberId }: Actor, { badge, isHidden }: HideBadgeInput): Promise<void> {
  const { count } = await db.badgeAward.updateMany({ where: { memberId, badge }, data: { isHidden } })
  if (count === 0) throw notEarned()
}
