import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { nextStepGiven, nextStepPostponed, nextStepRemoved, nextStepRenamed } from '@/lib/follow-ups/notices'
import { nextStepGone } from '@/lib/follow-ups/refusals'
import type { EditNextStepInput } from '@/lib/follow-ups/schema'
import { ensureStepOwner } from '@/lib/follow-ups/steps/ensure-step'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { ensureDue } from '@/lib/meetings/steps/ensure-due'
import { transaction } from '@/lib/platform/db'
import { dateOf, dayOf } from '@/lib/shared/dates'
import { mergedEdits } from '@/lib/shared/refusal'

/** For everybody invited; what others changed since `seen` stays. */
export const editNextStep = (
  actor: Actor,
  { id, itemId, seen, title, ownerId, dueOn }: EditNextStepInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockFollowUp(tx, actor, id)
    const where = { id: itemId, followUpId: id }
    const before = await tx.followUpItem.findFirst({ where, select: { title: true, ownerId: true, dueOn: true } })
    if (!before) throw nextStepGone()
    const present = {
      title: before.title,
      ownerId: before.ownerId ?? '',
      dueOn: before.dueOn ? dayOf(before.dueOn) : '',
    }
    const merged = mergedEdits(seen, { title, ownerId: ownerId ?? '', dueOn: dueOn ?? '' }, present)
    const isGiven = merged.ownerId !== present.ownerId
    if (isGiven && merged.ownerId !== '') await ensureStepOwner(tx, id, merged.ownerId)
    const due = merged.dueOn === '' ? null : merged.dueOn
    if (merged.dueOn !== present.dueOn) ensureDue(actor, due)
    const step = { id: itemId, title: merged.title, ownerId: merged.ownerId === '' ? null : merged.ownerId }
    const data = { title: step.title, ownerId: step.ownerId, dueOn: due && dateOf(due) }
    await tx.followUpItem.updateMany({ where, data })
    const told = { id: itemId, dueOn: before.dueOn }
    await nextStepRenamed(tx, actor, { id: itemId, before: before.title, after: step.title })
    if (merged.dueOn !== present.dueOn) await nextStepPostponed(tx, actor, told)
    if (!isGiven) return { id }
    await nextStepRemoved(tx, actor, told)
    await nextStepGiven(tx, actor, meeting, step)
    return { id }
  })
