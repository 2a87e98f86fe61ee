import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseDeleted } from '@/lib/applause/notices/applause-changed'
import { canDeleteApplause, isGiver } from '@/lib/applause/policy'
import { mayNotDelete, tooLateToDelete } from '@/lib/applause/refusals'
import { applauseLimits, isDeletable } from '@/lib/applause/rules/applause-limits'
import { peopleInWords } from '@/lib/applause/rules/applause-labels'
import type { ApplauseIdInput } from '@/lib/applause/schema'
import { ensureApplauseOn } from '@/lib/applause/steps/ensure-applause'
import { listThanked } from '@/lib/applause/steps/list-thanked'
import { lockApplause, type LockedApplause } from '@/lib/applause/steps/lock-applause'
import { record } from '@/lib/audit/record'
import { fullName } from '@/lib/members/rules'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'

async function recordModeration(tx: Tx, actor: Actor, { id, giverId }: LockedApplause, names: string) {
  const { user } = await tx.member.findUniqueOrThrow({
    where: { id: giverId },
    select: { user: { select: { firstName: true, lastName: true } } },
  })
  const title = `Deleted applause from ${fullName(user)} to ${names}`
  await record(tx, actor, { action: 'applause.deleted', objectId: id, title })
}

/** The row stays, emptied, because it still counts for the month and the day. */
async function clear(tx: Tx, id: string) {
  const where = { applauseId: id }
  await tx.applause.update({ where: { id }, data: { words: '', deletedAt: now() }, select: { id: true } })
  await tx.applauseRecipient.deleteMany({ where })
  await tx.applauseReader.deleteMany({ where })
  await tx.applauseReaction.deleteMany({ where })
  await tx.applauseComment.deleteMany({ where })
}

export const deleteApplause = (actor: Actor, { id }: ApplauseIdInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    ensureApplauseOn(actor)
    const applause = await lockApplause(tx, actor, id)
    const at = now()
    const isOwn = isGiver(actor, applause)
    if (!canDeleteApplause(actor, applause, at))
      throw isOwn ? tooLateToDelete(applauseLimits.deleteHours) : mayNotDelete()
    const recipients = await listThanked(tx, id)
    if (!isOwn || !isDeletable(applause, at))
      await recordModeration(tx, actor, applause, peopleInWords(recipients.map(({ user }) => fullName(user))))
    await clear(tx, id)
    await applauseDeleted(tx, actor, { id, giverId: applause.giverId, recipients })
    return { id }
  })
