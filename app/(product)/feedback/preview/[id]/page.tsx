import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FollowUpLink } from '@/components/follow-ups/follow-up-link'
import { MakeGoalLink } from '@/components/goals/make-goal-link'
import { ExportLink } from '@/components/reviews/results/exports/export-link'
import { Acknowledgement } from '@/components/reviews/results/release/acknowledgement'
import { FeedbackDraft } from '@/components/reviews/results/feedback-draft'
import { NoteScreen } from '@/components/reviews/quick/note-screen'
import { ReleaseNote } from '@/components/reviews/results/release/release-note'
import { DraftScreen } from '@/components/reviews/results/draft-screen'
import { ResultsScreen } from '@/components/reviews/results/results-screen'
import { RaiseLink } from '@/components/one-on-ones/raise/raise-link'
import { ResultsView } from '@/components/reviews/results/results-view'
import { SharingCard } from '@/components/reviews/results/sharing/sharing-card'
import { requireMember } from '@/lib/access/actor'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { onScreen } from '@/lib/access/outcome'
import { getPreview } from '@/lib/reviews/drafting/queries/get-preview'
import { getNote } from '@/lib/reviews/quick/queries/get-note'
import { getReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { recordOpening } from '@/lib/reviews/results/commands/record-opening'
import { offersSummary } from '@/lib/reviews/results/queries/list-feedback-material'
import { resultsFilterSchema } from '@/lib/reviews/results/schema'
import { getResultsView } from '@/lib/reviews/results/queries/get-results-view'
import { getSharing } from '@/lib/reviews/results/queries/get-sharing'
import { findDraftOffer } from '@/lib/summaries/queries'
import { isId } from '@/lib/shared/id'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Feedback results' }

export default async function FeedbackPreviewPage({ params, searchParams }: PageProps<'/feedback/preview/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const head = await onScreen(getReviewHead(actor, id))
  if (head === null) return <DraftScreen id={id} form={await onScreen(getPreview(actor, id))} />
  if (head.kind === 'NOTE') return <NoteScreen head={head} note={await getNote(head)} zone={actor.timeZone} />
  const filter = resultsFilterSchema.parse(await searchParams)
  const [view, sharing] = await Promise.all([onScreen(getResultsView(head, filter)), getSharing(actor, head)])
  await recordOpening(actor, head)
  const zone = actor.timeZone
  const offer = offersSummary(head) ? await findDraftOffer(actor) : null
  return (
    <ResultsScreen
      head={head}
      zone={zone}
      tab={filter.tab}
      notice={
        <>
          <ReleaseNote head={head} />
          <Acknowledgement head={head} zone={zone} />
        </>
      }
      beside={
        <>
          {sharing && <SharingCard id={id} sharing={sharing} />}
          {head.steps === null && <ExportLink head={head} />}
          {goalsGate(actor) === null && <MakeGoalLink {...head} />}
          {followUpsGate(actor) === null && <FollowUpLink reviewId={id} />}
          {oneOnOnesGate(actor) === null && <RaiseLink point={head.title} link={`/feedback/preview/${id}`} />}
        </>
      }
    >
      {offer && <FeedbackDraft id={id} offer={offer} />}
      <ResultsView head={head} view={view} filter={filter} zone={zone} />
    </ResultsScreen>
  )
}
