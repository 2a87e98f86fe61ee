import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { StartExportInput } from '@/lib/reviews/exports/schema'
import { getExported, readableHeads } from '@/lib/reviews/exports/queries/get-exported'
import { nothingToExport, nobodyByName } from '@/lib/reviews/exports/refusals'
import { transaction } from '@/lib/platform/db'
import { now, hoursFrom } from '@/lib/platform/clock'
import { exportFileName, EXPORT_JOB } from '@/lib/reviews/exports/rules'
import { keptHours } from '@/lib/platform/file-hold'
import { record } from '@/lib/audit/record'
import { wake } from '@/lib/platform/queue'

/** Starts an export in place of an earlier one of its kind; returns one that is in progress. */
export async function startExport(actor: Actor, { source, id: sourceId, format }: StartExportInput) {
  const exported = await getExported(actor, source, sourceId)
  const heads = await readableHeads(actor, exported)
  if (heads.length === 0) throw nothingToExport()
  if (format === 'CSV_WIDE' && heads.some(({ eyes }) => !eyes.seesNames)) throw nobodyByName()
  return transaction(async (tx) => {
    const { workspaceId, memberId: requesterId, timeZone } = actor
    const of = source === 'round' ? { roundId: sourceId } : { reviewId: sourceId }
    await tx.$queryRaw`SELECT id FROM "Member" WHERE id = ${requesterId}::uuid FOR UPDATE`
    const same = { workspaceId, requesterId, format, ...of }
    const where = { ...same, status: { in: ['WAITING' as const, 'RUNNING' as const] } }
    const underWay = await tx.reviewExport.findFirst({ where, select: { id: true } })
    if (underWay) return { ...underWay, sourceId }
    await tx.reviewExport.deleteMany({ where: same })
    const at = now()
    const fileName = exportFileName(exported.title, format, at, timeZone)
    const file = {
      workspaceId,
      requesterId,
      format,
      ...of,
      fileName,
      createdAt: at,
      expiresAt: hoursFrom(at, keptHours),
    }
    const { id } = await tx.reviewExport.create({ data: file, select: { id: true } })
    // A file has the title in its name, too.
    const isQuick = heads.some(({ kind }) => kind === 'QUICK')
    const title = isQuick ? 'Exported a quick question' : `Exported “${exported.title}”: ${fileName}`
    await record(tx, actor, { action: 'review.exported', objectId: sourceId, title })
    await wake(tx, EXPORT_JOB)
    return { id, sourceId }
  })
}
