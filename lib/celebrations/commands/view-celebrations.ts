import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { ViewCelebrationsInput } from '@/lib/celebrations/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

export async function viewCelebrations(
  { workspaceId, memberId }: Actor,
  { ids }: ViewCelebrationsInput,
): Promise<void> {
  const where = { workspaceId, memberId, id: { in: ids }, viewedAt: null, shownOn: { not: null } }
  await db.celebration.updateMany({ where, data: { viewedAt: now() } })
}
