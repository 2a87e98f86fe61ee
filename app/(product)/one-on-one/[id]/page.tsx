import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DraftPoints } from '@/components/one-on-ones/detail/draft-points'
import { OneOnOneSummary } from '@/components/one-on-ones/detail/one-on-one-summary'
import { OneOnOneScreen } from '@/components/one-on-ones/detail/one-on-one-screen'
import { Suggestions } from '@/components/one-on-ones/detail/suggestions'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listThanksSince } from '@/lib/applause/queries/list-recent-thanks'
import { getPresent } from '@/lib/dashboard/queries'
import { listMovedGoals } from '@/lib/goals/queries/list-moved-goals'
import { getMeetingSummary } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { listReleasedSince } from '@/lib/reviews/results/queries/list-released-about'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'One-on-one' }

export default async function OneOnOnePage({ params }: PageProps<'/one-on-one/[id]'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  const oneOnOne = await onScreen(getOneOnOne(actor, id))
  const { zone, now } = getPresent(actor)
  const { isOpen, since, partner, pairId, points } = oneOnOne
  const people = [partner.memberId, actor.memberId]
  const suggested = isOpen
    ? await Promise.all([
        listMovedGoals(actor, people, since),
        listReleasedSince(actor, people, since),
        listThanksSince(actor, people, since),
      ])
    : []
  const written = await getMeetingSummary(actor, oneOnOne.meeting)
  const offer = isOpen && written?.isAllowed ? written.offer : null
  const suggestions = (
    <>
      <Suggestions pairId={pairId} points={points} suggested={suggested.flat()} />
      {offer && <DraftPoints pairId={pairId} points={points} offer={offer} />}
    </>
  )
  const itemIds = oneOnOne.items.map((item) => item.id)
  const summary = written && (
    <OneOnOneSummary pairId={pairId} itemIds={itemIds} zone={zone} summary={written} selfId={actor.memberId} />
  )
  return <OneOnOneScreen oneOnOne={oneOnOne} zone={zone} now={now} suggestions={suggestions} summary={summary} />
}
