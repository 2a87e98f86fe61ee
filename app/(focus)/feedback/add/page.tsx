import type { Metadata } from 'next'
import { StartWizard } from '@/components/reviews/wizard/format/start-wizard'
import { requireMember } from '@/lib/access/actor'

export const metadata: Metadata = { title: 'Ask for feedback' }

export default async function AddFeedbackPage() {
  const { timeZone } = await requireMember()
  return <StartWizard timeZone={timeZone} />
}
