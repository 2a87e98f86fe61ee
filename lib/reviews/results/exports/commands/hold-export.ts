import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { hoursFrom, minutesFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { keptHours, leaseMinutes } from '../rules'
import type { ExportIdInput } from '../schema'

const leaseFrom = (at: Date) => minutesFrom(at, leaseMinutes)

/** Takes an export that nobody else is making; the lease it returns is what proves it in every later write. */
async function claim(workspaceId: string, id: string): Promise<Date | null> {
  const at = now()
  const lease = leaseFrom(at)
  const free = [{ status: 'WAITING' as const }, { status: 'RUNNING' as const, expiresAt: { lte: at } }]
  const data = { status: 'RUNNING', done: 0, file: null, expiresAt: lease } as const
  const claimed = await db.reviewExport.updateMany({ where: { id, workspaceId, OR: free }, data })
  return claimed.count === 1 ? lease : null
}

/**
 * Holds an export for whoever claims it first, or returns null. Each report of what is done renews the lease, so that a
 * long one is not begun again while it goes on; one whose maker fell silent can be taken over, and the first then writes
 * no more.
 */
export async function holdExport({ workspaceId }: SystemActor, { id }: ExportIdInput) {
  const claimed = await claim(workspaceId, id)
  if (claimed === null) return null
  let expiresAt = claimed
  const held = () => ({ id, workspaceId, status: 'RUNNING' as const, expiresAt })

  async function write(data: { total: number } | { done: number }) {
    const renewed = leaseFrom(now())
    const { count } = await db.reviewExport.updateMany({ where: held(), data: { ...data, expiresAt: renewed } })
    if (count === 1) expiresAt = renewed
  }
  async function finish(file: Uint8Array<ArrayBuffer>) {
    const finishedAt = now()
    const data = { status: 'DONE', file, finishedAt, expiresAt: hoursFrom(finishedAt, keptHours) } as const
    return (await db.reviewExport.updateMany({ where: held(), data })).count === 1
  }
  return { begin: (total: number) => write({ total }), report: (done: number) => write({ done }), finish }
}
