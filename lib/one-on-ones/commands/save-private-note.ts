import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noteChanged } from '@/lib/one-on-ones/refusals'
import type { SavePrivateNoteInput } from '@/lib/one-on-ones/schema'
import { lockPairOf } from '@/lib/one-on-ones/steps/lock-pair'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Throws a conflict after a change in another window. */
export const savePrivateNote = (actor: Actor, { id, seen, text }: SavePrivateNoteInput): Promise<{ savedAt: Date }> =>
  transaction(async (tx) => {
    const { workspaceId } = await lockPairOf(tx, actor, id)
    const own = { meetingId: id, memberId: actor.memberId }
    const where = { meetingId_memberId: own }
    const before = await tx.privateNote.findUnique({ where, select: { text: true, changedAt: true } })
    if (before?.text === text) return { savedAt: before.changedAt }
    if (seen !== undefined && seen !== (before?.text ?? '')) throw noteChanged()
    const saved = { text, changedAt: now() }
    await tx.privateNote.upsert({
      where,
      create: { ...own, ...saved, workspaceId },
      update: saved,
      select: { meetingId: true },
    })
    return { savedAt: saved.changedAt }
  })
