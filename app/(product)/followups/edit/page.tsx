import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { FollowUpsOff } from '@/components/follow-ups/follow-ups-off'
import { EditFollowUpScreen } from '@/components/follow-ups/form/follow-up-form-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { followUpsGate } from '@/lib/follow-ups/queries/follow-ups-gate'
import { getFollowUpForm } from '@/lib/follow-ups/queries/get-follow-up-form'
import { editedFollowUpSchema } from '@/lib/follow-ups/schema'

export const metadata: Metadata = { title: 'Edit follow-up' }

export default async function EditFollowUpPage({ searchParams }: PageProps<'/followups/edit'>) {
  const actor = await requireMember()
  const off = followUpsGate(actor)
  if (off) return <FollowUpsOff reason={off} />
  const { id } = editedFollowUpSchema.parse(await searchParams)
  if (id === undefined) notFound()
  const start = await onScreen(getFollowUpForm(actor, id))
  if (start === null) redirect(`/followups/${id}`)
  return <EditFollowUpScreen start={start} />
}
