import 'server-only'
import { getExported, readableHeads, type Exported } from '@/lib/reviews/exports/queries/get-exported'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { memberActor, type Actor, type SystemActor } from '@/lib/access/actor'
import { nothingToExport, nobodyByName } from '@/lib/reviews/exports/refusals'
import { BYTE_ORDER_MARK } from '@/lib/shared/csv/csv'
import { readResultsTable, countPieces } from '@/lib/reviews/exports/queries/read-contents'
import { fillFile, type FileHold } from '@/lib/platform/file-hold'
import { db } from '@/lib/platform/db'
import type { ExportIdInput } from '@/lib/reviews/exports/schema'
import { holdExport } from '@/lib/reviews/exports/steps/hold-export'

const select = { requesterId: true, format: true, reviewId: true, roundId: true } as const

type Wanted = { format: 'CSV_LONG' | 'CSV_WIDE'; reviewId: string | null; roundId: string | null }
type Readable = Exported & { heads: ReviewHead[] }
type Report = (done: number) => Promise<void>

/** Access is checked again, because the reader may see less now than when they asked. */
async function findReadable(actor: Actor, wanted: Wanted): Promise<Readable> {
  const { reviewId, roundId } = wanted
  const source = roundId === null ? 'review' : 'round'
  const exported = await getExported(actor, source, roundId ?? reviewId ?? '')
  const heads = await readableHeads(actor, exported)
  if (heads.length === 0) throw nothingToExport()
  if (wanted.format === 'CSV_WIDE' && heads.some(({ eyes }) => !eyes.seesNames)) throw nobodyByName()
  return { ...exported, heads }
}

/** Returns the whole table and calls `report` with the count after every piece. */
async function writeTable({ heads }: Readable, { format }: Wanted, zone: string, report: Report) {
  const parts = [BYTE_ORDER_MARK]
  let done = 0
  for (const [index, head] of heads.entries()) {
    for await (const piece of readResultsTable(head, format, zone, index === 0)) {
      parts.push(piece.text)
      done += piece.done
      await report(done)
    }
  }
  return new TextEncoder().encode(parts.join(''))
}

async function makeFile(id: string, { begin, report }: FileHold) {
  const { requesterId, ...wanted } = await db.reviewExport.findUniqueOrThrow({ where: { id }, select })
  const actor = await memberActor(requesterId)
  const readable = await findReadable(actor, wanted)
  await begin(await countPieces(readable.heads))
  return writeTable(readable, wanted, actor.timeZone, report)
}

/**
 * Makes the file of an export and keeps it for a day. If the first worker goes silent, the next takes over and the
 * first can no longer write.
 */
export async function makeExport(systemActor: SystemActor, { id }: ExportIdInput) {
  const hold = await holdExport(systemActor, { id })
  return hold === null ? { isMade: false } : fillFile(hold, () => makeFile(id, hold))
}
