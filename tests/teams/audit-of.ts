import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

/** What the log of a workspace says, in the order in which it happened. */
export async function auditOf({ workspaceId }: Actor): Promise<[action: string, title: string][]> {
  const rows = await db.auditEntry.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { action: true, title: true },
  })
  return rows.map(({ action, title }) => [action, title])
}

/** What somebody was told, oldest first. */
export async function toldAbout({ memberId }: Actor): Promise<[message: string, link: string][]> {
  const rows = await db.notification.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { message: true, link: true },
  })
  return rows.map(({ message, link }) => [message, link])
}
