import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseEdited } from '@/lib/applause/notices/applause-changed'
import { isGiver } from '@/lib/applause/policy'
import { notYourApplause, tooLateToEdit } from '@/lib/applause/refusals'
import { applauseLimits, isEditable } from '@/lib/applause/rules/applause-limits'
import type { EditApplauseInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { ensureMentioned } from '@/lib/applause/steps/ensure-mentioned'
import { listThanked } from '@/lib/applause/steps/list-thanked'
import { listApplausePeople, lockApplause } from '@/lib/applause/steps/lock-applause'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'

/** Only the giver may edit, for a short while. */
export const editApplause = (
  actor: Actor,
  { id, words, mentionedIds = [] }: EditApplauseInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const applause = await lockApplause(tx, actor, id)
    if (!isGiver(actor, applause)) throw notYourApplause()
    await ensureApplause(tx, actor)
    if (applause.words === words) return { id }
    const editedAt = now()
    if (!isEditable(applause, editedAt)) throw tooLateToEdit(applauseLimits.editMinutes)
    await tx.applause.update({ where: { id }, data: { words, editedAt }, select: { id: true } })
    await ensureMentioned(tx, actor, { id, mentionedIds, field: 'words' })
    const { readerIds } = await listApplausePeople(tx, applause)
    const recipients = await listThanked(tx, id)
    await applauseEdited(tx, actor, { id, before: applause.words, words, recipients, readerIds, mentionedIds })
    return { id }
  })
