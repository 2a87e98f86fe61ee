import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { HideScreen } from '@/components/reviews/results/release/hide-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getHideableAnswer, isHiddenByThem } from '@/lib/reviews/results/queries/list-hidden'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Hide an answer' }

export default async function HideAnswerPage({ params }: PageProps<'/feedback/preview/[id]/hide/[answerId]'>) {
  const actor = await requireMember()
  const { id, answerId } = await params
  if (!isId(id) || !isId(answerId)) notFound()
  const answer = await onScreen(getHideableAnswer(actor, id, answerId), async () => {
    // The browser's way back leads here once more.
    if (await isHiddenByThem(actor, id, answerId)) redirect(`/feedback/preview/${id}/as-subject`)
  })
  return <HideScreen answer={answer} />
}
