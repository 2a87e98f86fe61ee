import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { nextStepGiven } from '@/lib/follow-ups/notices'
import { noSuchFollowUp, tooManyNextSteps } from '@/lib/follow-ups/refusals'
import { followUpLimits } from '@/lib/follow-ups/rules'
import type { AddNextStepInput } from '@/lib/follow-ups/schema'
import { ensureStepOwner } from '@/lib/follow-ups/steps/ensure-step'
import { lockFollowUp } from '@/lib/follow-ups/steps/lock-follow-up'
import { ensureDue } from '@/lib/meetings/steps/ensure-due'
import { now } from '@/lib/platform/clock'
import { isFirstInsert, transaction } from '@/lib/platform/db'
import { dateOf } from '@/lib/shared/dates'

export const addNextStep = (actor: Actor, input: AddNextStepInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { madeId, id: followUpId, title, ownerId, dueOn } = input
    const meeting = await lockFollowUp(tx, actor, followUpId)
    if (ownerId !== null) await ensureStepOwner(tx, followUpId, ownerId)
    ensureDue(actor, dueOn)
    const others = await tx.followUpItem.count({ where: { followUpId, id: { not: madeId } } })
    if (others >= followUpLimits.items) throw tooManyNextSteps(followUpLimits.items)
    const step = { title, ownerId, dueOn: dueOn ? dateOf(dueOn) : null }
    const own = { id: madeId, followUpId }
    const data = { ...own, ...step, workspaceId: meeting.workspaceId, createdAt: now() }
    const isFirst = await isFirstInsert(
      tx.followUpItem.createMany({ data: [data], skipDuplicates: true }),
      () => tx.followUpItem.findFirst({ where: own, select: { title: true, ownerId: true, dueOn: true } }),
      noSuchFollowUp,
      step,
    )
    if (isFirst) await nextStepGiven(tx, actor, meeting, { id: madeId, title, ownerId })
    return { id: madeId }
  })
