import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GiveLink } from '@/components/applause/give/give-link'
import { FollowUpSummary } from '@/components/follow-ups/detail/follow-up-summary'
import { FollowUpScreen } from '@/components/follow-ups/detail/follow-up-screen'
import { FollowUpsOff } from '@/components/follow-ups/follow-ups-off'
import { SummaryOrigin } from '@/components/meetings/summary/summary-origin'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { offersApplause } from '@/lib/applause/queries/applause-gate'
import { getPresent } from '@/lib/dashboard/queries'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { getFollowUp } from '@/lib/follow-ups/queries/get-follow-up'
import { getMeetingSummary } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Follow-up' }

export default async function FollowUpPage({ params }: PageProps<'/followups/[id]'>) {
  const actor = await requireMember()
  const off = followUpsGate(actor)
  if (off) return <FollowUpsOff reason={off} />
  const { id } = await params
  if (!isId(id)) notFound()
  // Before reading: what is saved here meanwhile is newer.
  const { zone, now } = getPresent(actor)
  const followUp = await onScreen(getFollowUp(actor, id))
  const viewerId = actor.memberId
  const path = `/followups/${id}`
  const [written, hasNews] = await Promise.all([getMeetingSummary(actor, followUp), hasNewsAbout(actor, path)])
  const itemIds = followUp.items.map((item) => item.id)
  const origin = written?.stored && <SummaryOrigin stored={written.stored} zone={zone} />
  const summary = written && <FollowUpSummary itemIds={itemIds} origin={origin} summary={written} />
  const thanks = offersApplause(actor) && <GiveLink people={followUp.attendees} viewerId={viewerId} size="sm" />
  return (
    <>
      <FollowUpScreen followUp={followUp} zone={zone} now={now} viewerId={viewerId} thanks={thanks} summary={summary} />
      {hasNews && <ViewOnArrival path={path} />}
    </>
  )
}
