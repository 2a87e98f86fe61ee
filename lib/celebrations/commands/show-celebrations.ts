import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ShowCelebrationsInput } from '@/lib/celebrations/schema'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { dateOf, dayIn } from '@/lib/shared/dates'

/** Claims the actor's one dialog of the day across workspaces and windows. */
export const showCelebrations = (
  { workspaceId, memberId, userId, timeZone }: Actor,
  { ids }: ShowCelebrationsInput,
): Promise<{ isShown: boolean }> =>
  transaction(async (tx) => {
    const shownOn = dateOf(dayIn(now(), timeZone))
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
    const before = await tx.celebration.findFirst({ where: { member: { userId }, shownOn }, select: { id: true } })
    if (before) return { isShown: false }
    const where = { workspaceId, memberId, id: { in: ids }, viewedAt: null }
    const { count } = await tx.celebration.updateMany({ where, data: { shownOn } })
    return { isShown: count > 0 }
  })
