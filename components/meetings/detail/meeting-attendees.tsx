import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { linked } from '@/components/ui/display/linked'
import { Link } from '@/components/ui/link'
import type { Attendee } from '@/lib/meetings/queries/get-meeting'

const answers = {
  yes: { label: 'Attending', tone: 'success' },
  no: { label: 'Not attending', tone: 'danger' },
  none: { label: 'No answer yet', tone: 'neutral' },
} as const

const answerOf = ({ isAttending }: Attendee) => answers[isAttending === null ? 'none' : isAttending ? 'yes' : 'no']

function AttendeeLine({ attendee }: { attendee: Attendee }) {
  const { memberId, name, pictureId, hasLeft, isOrganizer, note } = attendee
  const part = [isOrganizer && 'Organizer', hasLeft && 'Has left'].filter(Boolean).join(', ')
  const { label, tone } = answerOf(attendee)
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-2.5">
      <Avatar name={name} pictureId={pictureId} size="md" />
      <span className="min-w-0 flex-1">
        <Link href={`/profile/preview/${memberId}`} className="block font-medium wrap-anywhere hover:underline">
          {name}
        </Link>
        {part !== '' && <span className="block text-sm text-subtle">{part}</span>}
        {note !== '' && <span className="block text-sm wrap-anywhere text-muted">{linked(note)}</span>}
      </span>
      {(!isOrganizer || attendee.isAttending !== null) && <Badge tone={tone}>{label}</Badge>}
    </li>
  )
}

export const MeetingAttendees = ({ attendees }: { attendees: readonly Attendee[] }) => (
  <ul aria-label="Attendees" className="list">
    {attendees.map((attendee) => (
      <AttendeeLine key={attendee.memberId} attendee={attendee} />
    ))}
  </ul>
)
