import 'server-only'
import { meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { tell } from '@/lib/notifications/tell'
import { now } from '@/lib/platform/clock'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'

type Meeting = { id: string; workspaceId: string; kind: MeetingKind; organizerId: string; title: string }

/** `meeting.kept`: the organizer, when a change made in Google was rejected, and why. */
export const meetingKept = (tx: Tx, meeting: Meeting, why: string) =>
  tell(tx, meeting.workspaceId, [
    {
      memberId: meeting.organizerId,
      type: meetingKinds[meeting.kind].type,
      objectId: meeting.id,
      key: `meeting.kept:${meeting.id}:${now().toISOString()}`,
      message: `“${meeting.title}” was put back in Google Calendar. ${why}`,
      link: meetingPath(meeting),
    },
  ])
