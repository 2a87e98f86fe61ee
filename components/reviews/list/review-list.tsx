import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { DiscardButton } from '@/components/reviews/asking/review/discard-button'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { ReviewRow } from '@/lib/reviews/lists/queries/list-reviews'
import type { ListTab } from '@/lib/reviews/lists/rules'
import { formatDate } from '@/lib/shared/dates'
import { compactCount, plural } from '@/lib/shared/text'
import { answeredInWords, responsePercent } from '@/lib/reviews/model/rules/response-rate'

interface ReviewListProps {
  label: string
  tab: ListTab
  rows: ReviewRow[]
  zone: string
}

/** Keeps a date on one line. */
const NO_BREAK = '\u00A0'

const momentWords = { starts: 'Starts', closes: 'Closes', due: 'Due', closed: 'Closed' } as const

/** A note has no close date and no answers: only author and date. */
const noteFacts = ({ isMine, isAboutMe, creatorName, moment }: ReviewRow, zone: string) => [
  !isMine && !isAboutMe && `From ${creatorName}`,
  moment !== null && formatDate(moment.at, 'MMM DD, YYYY', zone),
]

const isDraft = ({ isMine, badge }: ReviewRow) => isMine && badge.label === 'Draft'

/** What others ask of the viewer. */
const tabsOfAsked: readonly ListTab[] = ['received', 'pending', 'answered']

function whoOf({ title, isMine, isAboutMe, creatorName, subjectCount, about }: ReviewRow, tab: ListTab) {
  if (isAboutMe && !isMine) return `Asked by ${creatorName}`
  const subject = about ?? (subjectCount === null ? null : plural(subjectCount, 'person', 'people'))
  // Most titles name the subject already.
  const isNamed = subject === null || title.includes(subject)
  if (isMine) return isNamed ? '' : `About ${subject}`
  // Requests stand among notes there.
  const asker = tabsOfAsked.includes(tab) ? `Asked by ${creatorName}` : creatorName
  return isNamed ? asker : `${asker} about ${subject}`
}

/** Respondents don't need the others' progress. */
const showsAnswerers = ({ isMine, isNote, askedCount }: ReviewRow, tab: ListTab) =>
  isMine && !isNote && askedCount > 0 && !tabsOfAsked.includes(tab)

function factsOf(row: ReviewRow, tab: ListTab, zone: string) {
  const { sharedByName, moment } = row
  return [
    row.isPaused && 'Paused',
    whoOf(row, tab),
    sharedByName !== null && `shared by ${sharedByName}`,
    showsAnswerers(row, tab) && answeredInWords(row),
    moment !== null &&
      `${momentWords[moment.kind]} ${formatDate(moment.at, 'MMM DD, YYYY', zone)}`.replaceAll(' ', NO_BREAK),
  ]
}

/** Some respondents, and how many have answered. */
function Answerers(row: ReviewRow) {
  const { askedFaces, askedCount } = row
  const others = askedCount - askedFaces.length
  return (
    <>
      {askedFaces.length > 0 && (
        <span className="faces max-sm:hidden" aria-hidden="true">
          {askedFaces.map(({ memberId, name, pictureId }) => (
            <Avatar key={memberId} name={name} pictureId={pictureId} size="sm" />
          ))}
          {others > 0 && `+${compactCount(others)}`}
        </span>
      )}
      <ProgressBar percent={responsePercent(row)} className="w-16 max-sm:hidden" />
    </>
  )
}

/** One status per list, so rows don't repeat it. */
const tabsOfOneStatus: readonly ListTab[] = ['pending', 'answered', 'active']

function State({ badge, isAfterSeparator }: Pick<ReviewRow, 'badge'> & { isAfterSeparator: boolean }) {
  const state = <Badge tone={badge.tone}>{badge.label}</Badge>
  return isAfterSeparator ? <span className="row-state">{state}</span> : state
}

export function ReviewList({ label, tab, rows, zone }: ReviewListProps) {
  return (
    <List label={label}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          href={row.href}
          title={row.title.trim() || 'Untitled form'}
          text={<FactLine facts={row.isNote ? noteFacts(row, zone) : factsOf(row, tab, zone)} />}
          start={<Avatar name={row.face.name} pictureId={row.face.pictureId} />}
          end={
            <>
              {showsAnswerers(row, tab) && <Answerers {...row} />}
              {!tabsOfOneStatus.includes(tab) && <State {...row} isAfterSeparator={showsAnswerers(row, tab)} />}
            </>
          }
          action={isDraft(row) && <DiscardButton id={row.id} name={row.title.trim() || 'Untitled form'} />}
        />
      ))}
    </List>
  )
}
