import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

export async function viewCelebrations({ workspaceId, memberId }: Actor): Promise<void> {
  const where = { workspaceId, memberId, viewedAt: null, shownOn: { not: null } }
  await db.celebration.updateMany({ where, data: { viewedAt: now() } })
}
