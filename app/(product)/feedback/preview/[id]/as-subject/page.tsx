import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ResultsView } from '@/components/reviews/results/results-view'
import { SubjectPreview } from '@/components/reviews/results/subject-preview'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listHidden } from '@/lib/reviews/results/queries/list-hidden'
import { getHeadAsSubject } from '@/lib/reviews/results/queries/get-review-head'
import { resultsFilterSchema } from '@/lib/reviews/results/schema'
import { getResultsView } from '@/lib/reviews/results/queries/get-results-view'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Preview of the release' }

export default async function AsSubjectPage({ params, searchParams }: PageProps<'/feedback/preview/[id]/as-subject'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const head = await onScreen(getHeadAsSubject(actor, id))
  const filter = resultsFilterSchema.parse(await searchParams)
  const [hidden, view] = await Promise.all([listHidden(actor, head), onScreen(getResultsView(head, filter))])
  const zone = actor.timeZone
  return (
    <SubjectPreview head={head} hidden={hidden} zone={zone} tab={filter.tab}>
      <ResultsView head={head} view={view} filter={filter} zone={zone} />
    </SubjectPreview>
  )
}
