import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchNote, tooManyNotes } from '@/lib/one-on-ones/refusals'
import { oneOnOneLimits } from '@/lib/one-on-ones/rules/one-on-one-limits'
import type { AddPointNoteInput } from '@/lib/one-on-ones/schema'
import { findPoint } from '@/lib/one-on-ones/steps/find-point'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction } from '@/lib/platform/db'

export const addPointNote = (actor: Actor, { madeId, id, pointId, text }: AddPointNoteInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { workspaceId } = await lockPair(tx, actor, id)
    await findPoint(tx, id, pointId)
    const own = { id: madeId, pointId, authorId: actor.memberId }
    const count = await tx.talkingPointNote.count({ where: { pointId, id: { not: madeId } } })
    if (count >= oneOnOneLimits.notes) throw tooManyNotes(oneOnOneLimits.notes)
    await isFirstInsert(
      tx.talkingPointNote.createMany({
        data: [{ ...own, workspaceId, text, createdAt: now() }],
        skipDuplicates: true,
      }),
      () => tx.talkingPointNote.findFirst({ where: own, select: { text: true } }),
      noSuchNote,
      { text },
    )
    return { id: madeId }
  })
