import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DraftScreen } from '@/components/reviews/results/draft-screen'
import { PeopleList } from '@/components/reviews/results/people-list'
import { ResponseList } from '@/components/reviews/results/response-list'
import { ResultsScreen } from '@/components/reviews/results/results-screen'
import { SummaryList } from '@/components/reviews/results/summary-list'
import { TextList } from '@/components/reviews/results/text-list'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getPreview } from '@/lib/reviews/queries'
import { countAsked, getReviewHead, listAsked, type ReviewHead } from '@/lib/reviews/results/queries'
import { listResponses } from '@/lib/reviews/results/responses/queries'
import { getSummary } from '@/lib/reviews/results/summary/queries'
import { getTexts } from '@/lib/reviews/results/texts/queries'
import { reviewDetailSchema, type ReviewDetailFilter } from '@/lib/reviews/schema'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Feedback results' }

type Params = Promise<{ id: string }>
type Search = Promise<Record<string, string | string[] | undefined>>

async function viewOf(head: ReviewHead, { tab, question, after, page }: ReviewDetailFilter, zone: string) {
  const isFirstPage = after === undefined
  if (tab === 'answers') {
    return <ResponseList responses={await listResponses(head, after)} {...{ head, zone, isFirstPage }} />
  }
  if (tab !== 'summary') {
    return <PeopleList people={await listAsked(head, tab, page - 1)} {...{ head, page }} kind={tab} />
  }
  if (question === undefined) return <SummaryList head={head} questions={await getSummary(head)} />
  const texts = await onScreen(getTexts(head, question, after))
  return <TextList reviewId={head.id} questionId={question} {...{ texts, isFirstPage }} />
}

export default async function FeedbackPreviewPage({ params, searchParams }: { params: Params; searchParams: Search }) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const head = await onScreen(getReviewHead(actor, id))
  if (head === null) return <DraftScreen id={id} form={await onScreen(getPreview(actor, id))} />
  const filter = reviewDetailSchema.parse(await searchParams)
  const [asked, view] = await Promise.all([countAsked(head), viewOf(head, filter, actor.timeZone)])
  return (
    <ResultsScreen {...{ head, asked }} tab={filter.tab} zone={actor.timeZone}>
      {view}
    </ResultsScreen>
  )
}
