import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { NominationsView } from '@/lib/reviews/nominations/queries/get-nominations'
import { approvedInWords, askedInWords } from '@/lib/reviews/nominations/rules'
import { NominationRows } from './nomination-rows'
import { NominateForm } from './nominate-form'

function sentenceOf({ is, isOwn, blockedReason, anonymity, isPaused, creatorName, subjectName }: NominationsView) {
  const asked = askedInWords(anonymity, isPaused)
  const later = approvedInWords(anonymity, blockedReason === null)
  if (blockedReason !== null) return `People ${is.subject ? 'you' : subjectName} nominated to give feedback.${later}`
  if (is.subject && is.decider) return `You nominate people to give you feedback. ${asked}`
  if (is.subject && isOwn) return `You nominate people to give you feedback, and your manager decides.${later}`
  if (is.subject) return `${creatorName} gathers feedback about your work. You nominate people to give it.${later}`
  if (is.decider) return `${subjectName} nominates people to give feedback. ${asked}`
  return `${subjectName} nominates people to give feedback, and their manager decides.${later}`
}

/** Nominations by the subject, decided by the creator or the subject's manager. */
export function NominationsScreen({ view }: { view: NominationsView }) {
  const { title, can, rows } = view
  return (
    <Page narrow>
      <PageHeader title={title} text={sentenceOf(view)} back={{ href: '/dashboard', label: 'Home' }} />
      {can.nominate && <NominateForm key={rows.map(({ id, status }) => id + status).join()} view={view} />}
      <NominationRows view={view} />
    </Page>
  )
}
