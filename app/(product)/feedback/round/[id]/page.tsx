import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RoundScreen } from '@/components/reviews/running/rounds/round-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { recordOpening } from '@/lib/reviews/results/commands/record-opening'
import { getRound, openedIn } from '@/lib/reviews/rounds/queries/get-round'
import { roundFilterSchema } from '@/lib/reviews/rounds/schema'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Feedback about several people' }

export default async function FeedbackRoundPage({ params, searchParams }: PageProps<'/feedback/round/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const { from } = roundFilterSchema.parse(await searchParams)
  const round = await onScreen(getRound(actor, id, from))
  await recordOpening(actor, ...openedIn(round))
  return <RoundScreen round={round} from={from} zone={actor.timeZone} />
}
