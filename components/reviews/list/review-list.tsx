import { Badge } from '@/components/ui/display/badge'
import { DiscardButton } from '@/components/reviews/asking/review/discard-button'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { ReviewRow } from '@/lib/reviews/lists/queries/list-reviews'
import { formatDate } from '@/lib/shared/dates'
import { fullCount, plural } from '@/lib/shared/text'

interface ReviewListProps {
  label: string
  rows: ReviewRow[]
  zone: string
}

const momentWords = { starts: 'Starts', closes: 'Closes', due: 'Was to close', closed: 'Closed' } as const

/** A note has no end and no answers to wait for: only who gave it, and when. */
const noteFacts = ({ isMine, isAboutMe, creatorName, moment }: ReviewRow, zone: string) => [
  moment !== null && `Given ${formatDate(moment.at, 'MMM DD, YYYY', zone)}`,
  !isMine && !isAboutMe && `From ${creatorName}`,
]

const isDraft = ({ isMine, badge }: ReviewRow) => isMine && badge.label === 'Draft'

function factsOf(row: ReviewRow, zone: string) {
  const { isMine, creatorName, sharedByName, subjectCount, moment, answeredCount, askedCount } = row
  const about = row.about ?? (subjectCount === null ? null : plural(subjectCount, 'person', 'people'))
  const asked = isMine ? (isDraft(row) ? 'Not sent yet' : 'You asked') : `${creatorName} asked`
  return [
    row.isPaused && 'Paused for now',
    moment !== null && `${momentWords[moment.kind]} ${formatDate(moment.at, 'MMM DD, YYYY', zone)}`,
    about === null ? asked : `${asked} about ${about}`,
    sharedByName !== null && `shared by ${sharedByName}`,
    isMine && askedCount > 0 && `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`,
  ]
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
          text={<FactLine facts={row.isNote ? noteFacts(row, zone) : factsOf(row, zone)} />}
          end={<Badge tone={row.badge.tone}>{row.badge.label}</Badge>}
          action={isDraft(row) && <DiscardButton id={row.id} name={row.title.trim() || 'Untitled form'} />}
        />
      ))}
    </List>
  )
}
