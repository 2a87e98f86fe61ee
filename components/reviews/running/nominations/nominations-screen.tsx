import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { NominationsView } from '@/lib/reviews/nominations/queries/get-nominations'
import { approvedInWords, askedInWords } from '@/lib/reviews/nominations/rules'
import { NominationRows } from './nomination-rows'
import { ProposeForm } from './propose-form'

function sentenceOf({ is, isOwn, hindrance, anonymity, isPaused, creatorName, subjectName }: NominationsView) {
  const asked = askedInWords(anonymity, isPaused)
  const later = approvedInWords(anonymity, hindrance === null)
  if (hindrance !== null) return `Those ${is.subject ? 'you' : subjectName} proposed to give feedback.${later}`
  if (is.subject && is.decider) return `You propose who gives you feedback. ${asked}`
  if (is.subject && isOwn) return `You propose who gives you feedback, and your manager decides.${later}`
  if (is.subject) return `${creatorName} gathers feedback about your work. You propose who is asked.${later}`
  if (is.decider) return `${subjectName} proposes who should give feedback. ${asked}`
  return `${subjectName} proposes who should give feedback, and their manager decides.${later}`
}

/** Nominations by the subject, decided by the creator or the subject's manager. */
export function NominationsScreen({ view }: { view: NominationsView }) {
  const { title, can, rows } = view
  return (
    <Page narrow>
      <PageHeader title={title} text={sentenceOf(view)} back={{ href: '/dashboard', label: 'Home' }} />
      {can.nominate && <ProposeForm key={rows.map(({ id, status }) => id + status).join()} view={view} />}
      <NominationRows view={view} />
    </Page>
  )
}
