import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { ActivityType } from '@/lib/platform/generated/prisma/enums'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'

export type ActivityLine = {
  id: string
  type: ActivityType
  title: string
  /** A path of this product. */
  link: string
  createdAt: Date
}

/** What happened around somebody, newest first, `size` lines at a time. */
export async function listActivity(
  { workspaceId, memberId }: Actor,
  { after, size }: { after?: string; size: number },
): Promise<Page<ActivityLine>> {
  const rows = await db.activity.findMany({
    where: { workspaceId, memberId, ...olderThan(readCursor(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
    select: { id: true, type: true, title: true, link: true, createdAt: true },
  })
  return toPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }))
}
