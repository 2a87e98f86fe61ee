import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeWords } from '@/lib/one-on-ones/policy'
import { notYourNote } from '@/lib/one-on-ones/refusals'
import type { DeletePointNoteInput } from '@/lib/one-on-ones/schema'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { transaction } from '@/lib/platform/db'

export const deletePointNote = (actor: Actor, { id, noteId }: DeletePointNoteInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const where = { id: noteId, point: { pairId: id } }
    const note = await tx.talkingPointNote.findFirst({ where, select: { authorId: true } })
    if (!note) return { id }
    if (!canChangeWords(actor, note)) throw notYourNote()
    await tx.talkingPointNote.delete({ where: { id: noteId }, select: { id: true } })
    return { id }
  })
