import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { canChangeWords } from '@/lib/one-on-ones/policy'
import { noSuchNote, notYourNote } from '@/lib/one-on-ones/refusals'
import type { EditPointNoteInput } from '@/lib/one-on-ones/schema'
import { lockPair } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

export const editPointNote = (actor: Actor, { id, noteId, text }: EditPointNoteInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    await lockPair(tx, actor, id)
    const where = { id: noteId, point: { pairId: id } }
    const note = await tx.talkingPointNote.findFirst({ where, select: { authorId: true, text: true } })
    if (!note) throw noSuchNote()
    if (!canChangeWords(actor, note)) throw notYourNote()
    if (note.text === text) return { id }
    await tx.talkingPointNote.update({ where: { id: noteId }, data: { text, editedAt: now() }, select: { id: true } })
    return { id }
  })
