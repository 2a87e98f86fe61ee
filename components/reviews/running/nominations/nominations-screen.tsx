import { Callout } from '@/components/ui/display/callout'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { NominationsView } from '@/lib/reviews/running/nominations/queries'
import { NominationRows } from './nomination-rows'
import { ProposeForm } from './propose-form'

function sentenceOf({ can, creatorName, subjectName }: NominationsView) {
  if (can.decide) return `${subjectName} proposes who should give feedback. Those you approve are asked at once.`
  return `${creatorName} gathers feedback about your work. You propose who is asked.`
}

/** Who should answer: proposed by the person it is about, decided by the creator or that person's manager. */
export function NominationsScreen({ view }: { view: NominationsView }) {
  const { title, isOpen, can, rows } = view
  return (
    <Page narrow>
      <PageHeader title={title} text={sentenceOf(view)} back={{ href: '/dashboard', label: 'Home' }} />
      {!isOpen && (
        <Callout className="mb-6">This feedback is closed, so nobody is proposed or decided on any more.</Callout>
      )}
      {can.nominate && <ProposeForm key={rows.map(({ id, status }) => id + status).join()} view={view} />}
      <NominationRows view={view} />
    </Page>
  )
}
