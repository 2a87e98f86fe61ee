import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Wizard } from '@/components/reviews/wizard/wizard'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getWizardDraft } from '@/lib/reviews/drafts/queries'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Ask for feedback' }

export default async function EditFeedbackPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const draft = await onScreen(getWizardDraft(actor, id))
  // What was sent cannot be written any more, only looked at.
  if (draft === null) redirect(`/feedback/preview/${id}`)
  return <Wizard draft={draft} />
}
