import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { meetingsAdded } from '@/lib/meetings/notices/meetings-added'
import { makeOccurrences } from '@/lib/meetings/steps/make-occurrences'
import { writeOneOnOnes } from '@/lib/one-on-ones/steps/ensure-pair'
import { transaction } from '@/lib/platform/db'

export const makeOneOnOnes = (
  { workspaceId }: SystemActor,
  { id: seriesId }: { id: string },
): Promise<{ made: number }> =>
  transaction(async (tx) => {
    const made = await makeOccurrences(tx, seriesId)
    if (!made) return { made: 0 }
    const { pairId } = await tx.oneOnOne.findUniqueOrThrow({ where: { id: made.fromId }, select: { pairId: true } })
    await writeOneOnOnes(tx, workspaceId, pairId, made.ids)
    await meetingsAdded(tx, made)
    return { made: made.ids.length }
  })
