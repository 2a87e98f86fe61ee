import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { RoundRow } from '@/lib/reviews/rounds/queries/round-cells'
import { formatDate } from '@/lib/shared/dates'
import { answeredInWords } from '@/lib/reviews/model/rules/response-rate'

function factsOf(row: RoundRow, zone: string) {
  const { closesAt, isPastEnd, status } = row
  const answered = answeredInWords(row)
  const isRunning = status === 'ACTIVE' || status === 'INACTIVE'
  if (closesAt === null || !isRunning) return [answered]
  return [answered, `${isPastEnd ? 'was to close' : 'closes'} ${formatDate(closesAt, 'MMM DD, YYYY', zone)}`]
}

/** The subjects of a round, with progress and links. */
export function RoundRows({ rows, zone }: { rows: RoundRow[]; zone: string }) {
  return (
    <List label="People this round is about">
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={`/feedback/preview/${row.id}`}
          start={<Avatar name={row.subjectName} pictureId={row.subjectPictureId} />}
          title={row.subjectName}
          text={<FactLine facts={factsOf(row, zone)} />}
          end={<Badge tone={row.badge.tone}>{row.badge.label}</Badge>}
        />
      ))}
    </List>
  )
}
