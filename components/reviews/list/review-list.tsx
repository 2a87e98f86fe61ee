import { Badge } from '@/components/ui/display/badge'
import { List, ListRow } from '@/components/ui/list/list'
import type { ReviewRow } from '@/lib/reviews/queries'
import { formatDate } from '@/lib/shared/dates'
import { fullCount } from '@/lib/shared/text'

interface ReviewListProps {
  label: string
  rows: ReviewRow[]
  zone: string
}

function wordsOf({ isMine, creatorName, subjectName, end, answeredCount, askedCount }: ReviewRow, zone: string) {
  return [
    end !== null && `${end.isPast ? 'Closed' : 'Closes'} ${formatDate(end.at, 'MMM DD, YYYY', zone)}`,
    isMine ? 'You asked' : `${creatorName} asked`,
    subjectName !== null && `about ${subjectName}`,
    isMine && askedCount > 0 && `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`,
  ]
    .filter((part) => part !== false)
    .join(' · ')
}

/** Rows of text and one badge: a page shows 25 of them, and each element is paid for on every visit. */
export function ReviewList({ label, rows, zone }: ReviewListProps) {
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={row.href}
          title={row.title.trim() || 'Untitled form'}
          text={wordsOf(row, zone)}
          end={<Badge tone={row.badge.tone}>{row.badge.label}</Badge>}
        />
      ))}
    </List>
  )
}
