import { FoldedList } from '@/components/ui/list/folded-list'
import type { HeldMeeting } from '@/lib/meetings/queries/held-together'
import { formatDate } from '@/lib/shared/dates'

interface MeetingsPanelProps {
  what: 'Follow-ups' | 'One-on-ones'
  name: string
  meetings: readonly HeldMeeting[]
  timeZone: string
}

/** Meetings the reader had with a person, beside a form about them. */
export const MeetingsPanel = ({ what, name, meetings, timeZone }: MeetingsPanelProps) => (
  <FoldedList
    title={`${what} with ${name}`}
    rows={meetings.map(({ title, startsAt, href }) => ({
      href,
      title,
      text: formatDate(startsAt, 'MMM DD, YYYY', timeZone),
    }))}
  />
)
