import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { listAttendeePlaces, toldOf } from './attendee-places'
import { mailAttendees } from './mail-attendees'

const organized = {
  workspaceId: true,
  kind: true,
  organizerId: true,
  organizer: { select: { user: { select: { firstName: true, lastName: true } } } },
  workspace: { select: { name: true } },
} as const

type Made = { ids: readonly string[]; isAsRuled: boolean }

/** `meeting.added`: a mail from the organizer, where calendars don't know the later meetings of a series by its rule. */
export async function meetingsAdded(tx: Tx, { ids, isAsRuled }: Made) {
  const [first] = ids
  if (first === undefined || isAsRuled) return
  const { workspaceId, kind, ...meeting } = await tx.meeting.findUniqueOrThrow({
    where: { id: first },
    select: organized,
  })
  const memberId = meeting.organizerId
  const sender = { ...meeting.organizer.user, memberId, workspaceId, workspaceName: meeting.workspace.name }
  const places = (await listAttendeePlaces(tx, ids)).filter((place) => place.memberId !== memberId)
  const told = toldOf(places, { id: first, isSeries: false })
  await mailAttendees(tx, sender, kind, { act: 'added', key: `meeting.added:${first}`, told })
}
