import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'

/** Oldest first: those stay editable on a smaller plan. Empty for non-Admins. */
export async function listTemplateTitles({ workspaceId, role }: Actor): Promise<string[]> {
  if (role !== 'Admin') return []
  const rows = await db.template.findMany({
    where: { workspaceId, deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { title: true },
  })
  return rows.map(({ title }) => title)
}
