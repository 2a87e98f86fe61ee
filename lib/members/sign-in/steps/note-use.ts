import 'server-only'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** At most once an hour, because all members share this row. */
export async function noteUse(workspaceId: string | null): Promise<void> {
  if (workspaceId === null) return
  const activeAt = now()
  const isOld = { OR: [{ activeAt: null }, { activeAt: { lt: hoursFrom(activeAt, -1) } }] }
  await db.workspace.updateMany({ where: { id: workspaceId, ...isOld }, data: { activeAt } })
}
