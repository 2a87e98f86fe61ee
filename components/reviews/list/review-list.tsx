import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { DiscardButton } from '@/components/reviews/asking/review/discard-button'
import { List, ListRow } from '@/components/ui/list/list'
import type { ReviewRow } from '@/lib/reviews/lists/queries/list-reviews'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { formatDate } from '@/lib/shared/dates'
import { compactCount, fullCount, plural } from '@/lib/shared/text'

interface ReviewListProps {
  label: string
  tab: ListTab
  rows: ReviewRow[]
  zone: string
}

const momentWords = { starts: 'Starts', closes: 'Closes', due: 'Due', closed: 'Closed' } as const

/** A note has no end and no answers to wait for: only who gave it, and when. */
const noteFacts = ({ isMine, isAboutMe, creatorName, moment }: ReviewRow, zone: string) => [
  !isMine && !isAboutMe && `From ${creatorName}`,
  moment !== null && formatDate(moment.at, 'MMM DD, YYYY', zone),
]

const isDraft = ({ isMine, badge }: ReviewRow) => isMine && badge.label === 'Draft'

function whoOf({ isMine, creatorName, subjectCount, about }: ReviewRow) {
  const subject = about ?? (subjectCount === null ? null : plural(subjectCount, 'person', 'people'))
  if (subject === null) return isMine ? '' : creatorName
  return isMine ? `About ${subject}` : `${creatorName} about ${subject}`
}

function factsOf(row: ReviewRow, zone: string) {
  const { isMine, sharedByName, moment, answeredCount, askedCount } = row
  return [
    row.isPaused && 'Paused',
    whoOf(row),
    sharedByName !== null && `shared by ${sharedByName}`,
    isMine && askedCount > 0 && `${fullCount(answeredCount)} of ${fullCount(askedCount)} answered`,
    moment !== null && `${momentWords[moment.kind]} ${formatDate(moment.at, 'MMM DD, YYYY', zone)}`,
  ]
}

/** A few of those who were asked, and how many of them have answered. */
function Answerers({ askedFaces, askedCount, answeredCount }: ReviewRow) {
  const others = askedCount - askedFaces.length
  return (
    <>
      <span className="faces" aria-hidden="true">
        {askedFaces.map(({ memberId, name, pictureId }) => (
          <Avatar key={memberId} name={name} pictureId={pictureId} size="sm" />
        ))}
        {others > 0 && `+${compactCount(others)}`}
      </span>
      <progress className="answered" max={askedCount} value={answeredCount} aria-hidden="true" />
    </>
  )
}

/** These lists hold one status each, so no row repeats it. */
const tabsOfOneStatus: readonly ListTab[] = ['pending', 'answered', 'active']

/** A page shows 25 rows and pays for each element on every visit, so the facts of a row are one text. */
export function ReviewList({ label, tab, rows, zone }: ReviewListProps) {
  return (
    <List label={label}>
      {rows.map((row) => {
        const facts = (row.isNote ? noteFacts(row, zone) : factsOf(row, zone)).filter(Boolean)
        return (
          <ListRow
            key={row.id}
            href={row.href}
            title={row.title.trim() || 'Untitled form'}
            text={facts.join(' · ')}
            start={<Avatar name={row.face.name} pictureId={row.face.pictureId} />}
            end={
              <>
                {row.isMine && row.askedCount > 0 && !row.isNote && <Answerers {...row} />}
                {!tabsOfOneStatus.includes(tab) && <Badge tone={row.badge.tone}>{row.badge.label}</Badge>}
              </>
            }
            action={isDraft(row) && <DiscardButton id={row.id} name={row.title.trim() || 'Untitled form'} />}
          />
        )
      })}
    </List>
  )
}
