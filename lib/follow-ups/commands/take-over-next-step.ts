import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { leftStep } from '@/lib/follow-ups/queries/list-left-steps'
import { transaction } from '@/lib/platform/db'

/** Gives a next step whose owner left to the organizer, so that it stays somebody's. */
export const takeOverNextStep = ({ workspaceId }: SystemActor, { id }: { id: string }): Promise<{ isTaken: boolean }> =>
  transaction(async (tx) => {
    const left = { ...leftStep, id, workspaceId }
    const step = await tx.followUpItem.findFirst({
      where: left,
      select: { followUp: { select: { meeting: { select: { organizerId: true } } } } },
    })
    if (!step) return { isTaken: false }
    const { organizerId } = step.followUp.meeting
    const { count } = await tx.followUpItem.updateMany({ where: left, data: { ownerId: organizerId } })
    return { isTaken: count > 0 }
  })
