import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GiveLink } from '@/components/applause/give/give-link'
import { FollowUpLink } from '@/components/follow-ups/follow-up-link'
import { FollowUpsBeside } from '@/components/follow-ups/list/follow-ups-beside'
import { GoalsBeside } from '@/components/goals/goals-beside'
import { MakeGoalLink } from '@/components/goals/make-goal-link'
import { ExportLink } from '@/components/reviews/results/exports/export-link'
import { Acknowledgement } from '@/components/reviews/results/release/acknowledgement'
import { FeedbackDraft } from '@/components/reviews/results/feedback-draft'
import { NoteScreen } from '@/components/reviews/quick/note-screen'
import { ReleaseNote } from '@/components/reviews/results/release/release-note'
import { DraftScreen } from '@/components/reviews/results/draft-screen'
import { ResultsScreen } from '@/components/reviews/results/results-screen'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { RaiseLink } from '@/components/one-on-ones/raise/raise-link'
import { ResultsView } from '@/components/reviews/results/results-view'
import { SharingCard } from '@/components/reviews/results/sharing/sharing-card'
import { requireMember, type Actor } from '@/lib/access/actor'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { offersApplause } from '@/lib/applause/queries/applause-gate'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { onScreen } from '@/lib/access/outcome'
import { getBesideResults } from '@/lib/dashboard/queries'
import { getPreview } from '@/lib/reviews/drafting/queries/get-preview'
import { getNote } from '@/lib/reviews/quick/queries/get-note'
import { getReviewHead, type ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { recordOpening } from '@/lib/reviews/results/commands/record-opening'
import { offersSummary } from '@/lib/reviews/results/queries/list-feedback-material'
import { resultsFilterSchema } from '@/lib/reviews/results/schema'
import { getResultsView } from '@/lib/reviews/results/queries/get-results-view'
import { getSharing } from '@/lib/reviews/results/queries/get-sharing'
import { findDraftOffer } from '@/lib/summaries/queries'
import { isId } from '@/lib/shared/id'
import { goalsGate } from '@/lib/goals/queries/goals-gate'

export const metadata: Metadata = { title: 'Feedback results' }

async function noteFor(actor: Actor, head: ReviewHead) {
  await recordOpening(actor, head)
  const note = await getNote(head)
  const thanks = note && offersApplause(actor) && <GiveLink people={[note]} viewerId={actor.memberId} size="sm" />
  return (
    <>
      <NoteScreen head={head} note={note} zone={actor.timeZone} thanks={thanks} />
      {head.hasNews && <ViewOnArrival path={head.path} />}
    </>
  )
}

export default async function FeedbackPreviewPage({ params, searchParams }: PageProps<'/feedback/preview/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const head = await onScreen(getReviewHead(actor, id))
  if (head === null) return <DraftScreen id={id} form={await onScreen(getPreview(actor, id))} />
  if (head.kind === 'NOTE') return noteFor(actor, head)
  const filter = resultsFilterSchema.parse(await searchParams)
  const hasFollowUps = followUpsGate(actor) === null
  const [view, sharing, [goals, followUps]] = await Promise.all([
    onScreen(getResultsView(head, filter)),
    getSharing(actor, head),
    getBesideResults(actor, id),
  ])
  await recordOpening(actor, head)
  const zone = actor.timeZone
  const subject = { memberId: head.subjectId, hasLeft: head.hasSubjectLeft }
  const partnerId = subject.hasLeft || subject.memberId === actor.memberId ? null : subject.memberId
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
          {hasFollowUps && <FollowUpLink reviewId={id} />}
          {oneOnOnesGate(actor) === null && (
            <RaiseLink with={partnerId} point={head.title} link={`/feedback/preview/${id}`} />
          )}
          {offersApplause(actor) && <GiveLink people={[subject]} viewerId={actor.memberId} />}
          <GoalsBeside goals={goals} />
          <FollowUpsBeside followUps={followUps} about={{ review: id }} zone={zone} />
          {head.hasNews && <ViewOnArrival path={head.path} />}
        </>
      }
    >
      {offer && <FeedbackDraft id={id} offer={offer} />}
      <ResultsView head={head} view={view} filter={filter} zone={zone} />
    </ResultsScreen>
  )
}
