import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchMeeting, tooManyLinks } from '@/lib/meetings/refusals'
import { meetingLimits } from '@/lib/meetings/rules/meeting-scope'
import type { AddLinkInput } from '@/lib/meetings/schema'
import { lockMeeting } from '@/lib/meetings/steps/lock-meeting'
import { isFirstInsert, transaction } from '@/lib/platform/db'

export const addMeetingLink = (actor: Actor, { madeId, id, url, text }: AddLinkInput): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const { workspaceId } = await lockMeeting(tx, actor, id)
    const own = { id: madeId, meetingId: id, memberId: actor.memberId }
    const position = await tx.meetingLink.count({ where: { meetingId: id, id: { not: madeId } } })
    if (position >= meetingLimits.links) throw tooManyLinks(meetingLimits.links)
    await isFirstInsert(
      tx.meetingLink.createMany({ data: [{ ...own, workspaceId, position, url, text }], skipDuplicates: true }),
      () => tx.meetingLink.findFirst({ where: own, select: { id: true } }),
      noSuchMeeting,
    )
    return { id: madeId }
  })
