import { timeInWords } from '@/components/meetings/detail/meeting-time'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { FollowUpPerson, FollowUpRow } from '@/lib/follow-ups/queries/list-follow-ups'
import { followUpPath, followUpTypeLabels } from '@/lib/follow-ups/rules'
import { plural } from '@/lib/shared/text'

interface FollowUpRowsProps {
  label: string
  rows: readonly FollowUpRow[]
  zone: string
}

const factsOf = ({ type, isSeries, openItems, ...row }: FollowUpRow, zone: string) => [
  timeInWords(row, zone),
  followUpTypeLabels[type],
  isSeries && 'Repeats',
  openItems > 0 && plural(openItems, 'open next step'),
]

function People({ people, count }: { people: readonly FollowUpPerson[]; count: number }) {
  return (
    <span className="flex items-center -space-x-1.5 max-md:hidden">
      {people.map(({ memberId, name, pictureId }) => (
        <span key={memberId} title={name} className="inline-flex">
          <Avatar name={name} pictureId={pictureId} size="sm" />
          <span className="sr-only">{name}</span>
        </span>
      ))}
      {count > people.length && <span className="pl-3 text-sm text-subtle">+{count - people.length}</span>}
    </span>
  )
}

export const FollowUpRows = ({ label, rows, zone }: FollowUpRowsProps) => (
  <List label={label}>
    {rows.map((row) => (
      <ListRow
        key={row.id}
        href={followUpPath(row.id)}
        title={row.title}
        text={<FactLine facts={factsOf(row, zone)} />}
        end={
          <span className="flex items-center gap-3">
            <People people={row.people} count={row.peopleCount} />
            {row.isClashing && <Badge tone="warning">Clashes</Badge>}
            <Badge tone={row.badge.tone}>{row.badge.label}</Badge>
          </span>
        }
      />
    ))}
  </List>
)
