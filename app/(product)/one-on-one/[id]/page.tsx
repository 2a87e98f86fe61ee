import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GiveLink } from '@/components/applause/give/give-link'
import { SummaryOrigin } from '@/components/meetings/summary/summary-origin'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { DraftPoints } from '@/components/one-on-ones/detail/draft-points'
import { OneOnOneSummary } from '@/components/one-on-ones/detail/one-on-one-summary'
import { OneOnOneScreen } from '@/components/one-on-ones/detail/one-on-one-screen'
import { Suggestions } from '@/components/one-on-ones/detail/suggestions'
import { OneOnOnesOff } from '@/components/one-on-ones/one-on-ones-off'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { offersApplause } from '@/lib/applause/queries/applause-gate'
import { getPresent, listHappenings } from '@/lib/dashboard/queries'
import { getMeetingSummary } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { getOneOnOne } from '@/lib/one-on-ones/queries/get-one-on-one'
import { oneOnOnesGate } from '@/lib/one-on-ones/queries/one-on-ones-gate'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'One-on-one' }

export default async function OneOnOnePage({ params }: PageProps<'/one-on-one/[id]'>) {
  const actor = await requireMember()
  const off = oneOnOnesGate(actor)
  if (off) return <OneOnOnesOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  // Before reading: what is saved here meanwhile is newer.
  const { zone, now } = getPresent(actor)
  const oneOnOne = await onScreen(getOneOnOne(actor, id))
  const { isOpen, since, hasMet, partner, pairId, points } = oneOnOne
  const people = [partner.memberId, actor.memberId]
  const path = `/one-on-one/${id}`
  const [suggested, written, hasNews] = await Promise.all([
    isOpen ? listHappenings(actor, people, since) : [],
    getMeetingSummary(actor, oneOnOne.meeting),
    hasNewsAbout(actor, path),
  ])
  const offer = isOpen && written?.isAllowed ? written.offer : null
  const suggestions = (
    <>
      <Suggestions pairId={pairId} points={points} hasMet={hasMet} suggested={suggested} />
      {offer && <DraftPoints pairId={pairId} points={points} offer={offer} />}
    </>
  )
  const itemIds = oneOnOne.items.map((item) => item.id)
  const origin = written?.stored && <SummaryOrigin stored={written.stored} zone={zone} />
  const summary = written && (
    <OneOnOneSummary pairId={pairId} itemIds={itemIds} origin={origin} summary={written} selfId={actor.memberId} />
  )
  const { attendees } = oneOnOne.meeting
  const thanks = offersApplause(actor) && <GiveLink people={attendees} viewerId={actor.memberId} size="sm" />
  const around = { thanks, suggestions, summary }
  return (
    <>
      <OneOnOneScreen oneOnOne={oneOnOne} zone={zone} now={now} {...around} />
      {hasNews && <ViewOnArrival path={path} />}
    </>
  )
}
