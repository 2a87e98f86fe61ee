import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { isOrganizer } from '@/lib/meetings/policy'
import { notYourLink } from '@/lib/meetings/refusals'
import type { RemoveLinkInput } from '@/lib/meetings/schema'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import { transaction } from '@/lib/platform/db'

/** For its author and the organizer. */
export const removeMeetingLink = (actor: Actor, { id, linkId }: RemoveLinkInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    const link = await tx.meetingLink.findFirst({ where: { id: linkId, meetingId: id }, select: { memberId: true } })
    if (!link) return { id }
    if (link.memberId !== actor.memberId && !isOrganizer(actor, meeting)) throw notYourLink()
    await tx.meetingLink.delete({ where: { id: linkId }, select: { id: true } })
    return { id }
  })
