import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { settled } from '@/lib/access/outcome'
import { listOwnOneOnOnes } from '@/lib/one-on-ones/rescheduling/queries/check-moves'
import type { Move, RescheduleOneOnOnesInput } from '@/lib/one-on-ones/rescheduling/schema'
import { moveOneOnOne } from '@/lib/one-on-ones/rescheduling/steps/move-one-on-one'
import { transaction } from '@/lib/platform/db'

export type RowResult = { id: string; movedTo: Date | null; why: string | null; isTaken: boolean }

async function moveRow(actor: Actor, move: Move): Promise<RowResult> {
  const outcome = await settled(
    'reschedule-one-on-ones',
    transaction((tx) => moveOneOnOne(tx, actor, move)),
  )
  if ('result' in outcome) return { id: move.id, movedTo: outcome.result, why: null, isTaken: false }
  const { code, fields, message } = outcome.error
  return { id: move.id, movedTo: null, why: message, isTaken: code === 'conflict' && 'time' in fields }
}

/** One transaction each, so a conflict blocks no other. Throws not-found for a foreign one. */
export async function rescheduleOneOnOnes(
  actor: Actor,
  { moves }: RescheduleOneOnOnesInput,
): Promise<{ rows: RowResult[] }> {
  await listOwnOneOnOnes(
    actor,
    moves.map(({ id }) => id),
  )
  const results = new Map<string, RowResult>()
  let left: Move[] = moves
  let before = Infinity
  // Retries while moves free times for each other.
  while (left.length > 0 && left.length < before) {
    before = left.length
    for (const move of left) results.set(move.id, await moveRow(actor, move))
    left = left.filter(({ id }) => results.get(id)?.isTaken)
  }
  return { rows: moves.flatMap(({ id }) => results.get(id) ?? []) }
}
