import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LeftScreen } from '@/components/reviews/running/handover/left-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getLeftBehind } from '@/lib/reviews/handover/queries/get-left-behind'
import { leftFilterSchema } from '@/lib/reviews/handover/schema'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Feedback of someone who left' }

export default async function FeedbackLeftPage({ params, searchParams }: PageProps<'/feedback/left/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const { review } = leftFilterSchema.parse(await searchParams)
  return <LeftScreen left={await onScreen(getLeftBehind(actor, id, review))} />
}
