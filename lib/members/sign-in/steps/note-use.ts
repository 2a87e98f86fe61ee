import 'server-only'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** Notes that a workspace is in use, at most once an hour: it is one row for all its people. */
export async function noteUse(workspaceId: string | null): Promise<void> {
  if (workspaceId === null) return
  const activeAt = now()
  const isOld = { OR: [{ activeAt: null }, { activeAt: { lt: hoursFrom(activeAt, -1) } }] }
  await db.workspace.updateMany({ where: { id: workspaceId, ...isOld }, data: { activeAt } })
}
