import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { meetingCanceled, noSuchMeeting, tooManyLinks } from '@/lib/meetings/refusals'
import { meetingLimits } from '@/lib/meetings/rules/meeting-scope'
import type { AddLinkInput } from '@/lib/meetings/schema'
import { listPending } from '@/lib/meetings/steps/list-pending'
import { lockMeeting, type LockedMeeting } from '@/lib/meetings/steps/lock-meeting'
import { isFirstInsert, transaction, type Tx } from '@/lib/platform/db'

type NewLink = { workspaceId: string; memberId: string; url: string; text: string }

/** Adds a link to the person's meetings of a series that follow this one and have room for it. */
async function addToFollowing(tx: Tx, meeting: LockedMeeting, link: NewLink) {
  if (meeting.seriesId === null) return
  const pending = await listPending(tx, meeting, meeting.seriesId, 'following')
  const following = pending.map((one) => one.id).filter((id) => id !== meeting.id)
  const own = { memberId: link.memberId, meetingId: { in: following } }
  const places = await tx.meetingAttendee.findMany({ where: own, select: { meetingId: true } })
  const ids = places.map(({ meetingId }) => meetingId)
  const groups = await tx.meetingLink.groupBy({ by: 'meetingId', where: { meetingId: { in: ids } }, _count: true })
  const counts = new Map(groups.map(({ meetingId, _count }) => [meetingId, _count]))
  const data = ids
    .map((meetingId) => ({ ...link, meetingId, position: counts.get(meetingId) ?? 0 }))
    .filter(({ position }) => position < meetingLimits.links)
  await tx.meetingLink.createMany({ data })
}

export const addMeetingLink = (
  actor: Actor,
  { madeId, id, url, text, scope = 'this' }: AddLinkInput,
): Promise<{ id: string }> =>
  transaction(async (tx) => {
    const meeting = await lockMeeting(tx, actor, id)
    if (meeting.canceledAt !== null) throw meetingCanceled()
    const own = { id: madeId, meetingId: id, memberId: actor.memberId }
    const position = await tx.meetingLink.count({ where: { meetingId: id, id: { not: madeId } } })
    if (position >= meetingLimits.links) throw tooManyLinks(meetingLimits.links)
    const link = { workspaceId: meeting.workspaceId, memberId: actor.memberId, url, text }
    const isFirst = await isFirstInsert(
      tx.meetingLink.createMany({ data: [{ ...link, ...own, position }], skipDuplicates: true }),
      () => tx.meetingLink.findFirst({ where: own, select: { url: true, text: true } }),
      noSuchMeeting,
      { url, text },
    )
    if (isFirst && scope === 'following') await addToFollowing(tx, meeting, link)
    return { id: madeId }
  })
