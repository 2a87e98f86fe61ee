import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { NominationsView } from '@/lib/reviews/nominations/queries/get-nominations'
import { approvedInWords, askedInWords } from '@/lib/reviews/nominations/rules'
import { NominationRows } from './nomination-rows'
import { NominateForm } from './nominate-form'

function sentenceOf(view: NominationsView) {
  const { is, isOwn, blockedReason, anonymity, isPaused, creatorName, subjectName } = view
  const asked = askedInWords(anonymity, isPaused)
  const later = approvedInWords(anonymity, blockedReason === null)
  if (blockedReason !== null) return `People ${is.subject ? 'you' : subjectName} nominated to give feedback.${later}`
  if (is.subject && is.decider) return `You nominate people to give you feedback. ${asked}`
  if (is.subject && isOwn) return `You nominate people to give you feedback, and your manager decides.${later}`
  if (is.subject) return `${creatorName} gathers feedback about your work. You nominate people to give it.${later}`
  if (is.decider) return `${subjectName} nominates people to give feedback. ${asked}${roomOf(view)}`
  return `${subjectName} nominates people to give feedback, and their manager decides.${later}`
}

const backOf = ({ is, reviewId }: NominationsView) =>
  is.creator ? { href: `/feedback/preview/${reviewId}`, label: 'Results' } : { href: '/dashboard', label: 'Home' }

/** How many more the subject may nominate, for the approver. */
function roomOf({ rows, bounds, subjectName }: NominationsView) {
  const left = bounds.max - rows.filter(({ status }) => status !== 'DECLINED').length
  return rows.length === 0 || left <= 0 ? '' : ` ${subjectName} can nominate ${left} more.`
}

/** The form of the subject, and what was nominated. */
export const NominationsPart = ({ view }: { view: NominationsView }) => (
  <>
    {view.can.nominate && <NominateForm key={view.rows.map(({ id, status }) => id + status).join()} view={view} />}
    <NominationRows view={view} />
  </>
)

/** Nominations by the subject, decided by the creator or the subject's manager. */
export function NominationsScreen({ view }: { view: NominationsView }) {
  return (
    <Page narrow>
      <PageHeader title={view.title} text={sentenceOf(view)} back={backOf(view)} />
      <NominationsPart view={view} />
    </Page>
  )
}
