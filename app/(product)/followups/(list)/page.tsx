import type { Metadata } from 'next'
import { FollowUpsOff } from '@/components/follow-ups/follow-ups-off'
import { FollowUpListScreen } from '@/components/follow-ups/list/follow-up-list-screen'
import { requireMember } from '@/lib/access/actor'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { listFollowUps } from '@/lib/follow-ups/queries/list-follow-ups'
import { findSubject } from '@/lib/follow-ups/queries/list-subjects'
import { followUpListSchema } from '@/lib/follow-ups/schema'
import { findColleague } from '@/lib/members/queries'

export const metadata: Metadata = { title: 'Follow-ups' }

export default async function FollowUpsPage({ searchParams }: PageProps<'/followups'>) {
  const actor = await requireMember()
  const off = followUpsGate(actor)
  if (off) return <FollowUpsOff reason={off} />
  const filter = followUpListSchema.parse(await searchParams)
  const [page, person, subject] = await Promise.all([
    listFollowUps(actor, filter),
    findColleague(actor, filter.person),
    findSubject(actor, filter),
  ])
  return <FollowUpListScreen filter={filter} page={page} person={person} subject={subject} zone={actor.timeZone} />
}
