import { timeInWords } from '@/components/meetings/detail/meeting-time'
import { Badge } from '@/components/ui/display/badge'
import { Faces } from '@/components/ui/display/faces'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { FollowUpRow } from '@/lib/follow-ups/queries/list-follow-ups'
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

export const FollowUpRows = ({ label, rows, zone }: FollowUpRowsProps) => (
  <List label={label}>
    {rows.map((row) => (
      <ListRow
        key={row.id}
        href={followUpPath(row.id)}
        title={row.title}
        text={<FactLine facts={factsOf(row, zone)} />}
        end={
          <span className="row-end">
            <Faces people={row.people} count={row.peopleCount} />
            {row.isClashing && <Badge tone="warning">Clashes</Badge>}
            <Badge tone={row.badge.tone}>{row.badge.label}</Badge>
          </span>
        }
      />
    ))}
  </List>
)
