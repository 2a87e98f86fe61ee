import type { Metadata } from 'next'
import { FollowUpsOff } from '@/components/follow-ups/follow-ups-off'
import { NewFollowUpScreen } from '@/components/follow-ups/form/follow-up-form-screen'
import { requireMember } from '@/lib/access/actor'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { getNewFollowUp } from '@/lib/follow-ups/queries/get-follow-up-form'
import { newFollowUpSchema } from '@/lib/follow-ups/schema'

export const metadata: Metadata = { title: 'Schedule a follow-up' }

export default async function AddFollowUpPage({ searchParams }: PageProps<'/followups/add'>) {
  const actor = await requireMember()
  const off = followUpsGate(actor)
  if (off) return <FollowUpsOff reason={off} />
  const filter = newFollowUpSchema.parse(await searchParams)
  return <NewFollowUpScreen start={await getNewFollowUp(actor, filter)} />
}
