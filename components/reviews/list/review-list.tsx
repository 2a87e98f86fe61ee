import { Badge } from '@/components/ui/display/badge'
import { List, ListRow } from '@/components/ui/list/list'
import type { ReviewRow } from '@/lib/reviews/lists/queries'
import { formatDate } from '@/lib/shared/dates'
import { fullCount, plural } from '@/lib/shared/text'

interface ReviewListProps {
  label: string
  rows: ReviewRow[]
  zone: string
}

const momentWords = { starts: 'Starts', closes: 'Closes', closed: 'Closed' } as const

function wordsOf(row: ReviewRow, zone: string) {
  const { isMine, creatorName, subjectName, sharedByName, subjectCount, moment, answeredCount, askedCount } = row
  return [
    moment !== null && `${momentWords[moment.kind]} ${formatDate(moment.at, 'MMM DD, YYYY', zone)}`,
    isMine ? 'You asked' : `${creatorName} asked`,
    subjectName !== null && `about ${subjectName}`,
    subjectCount !== null && `about ${plural(subjectCount, 'person', 'people')}`,
    sharedByName !== null && `shared by ${sharedByName}`,
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
