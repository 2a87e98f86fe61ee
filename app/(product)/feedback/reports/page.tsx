import type { Metadata } from 'next'
import { FeedbackReportScreen } from '@/components/reviews/figures/feedback-report-screen'
import { requireMember } from '@/lib/access/actor'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { figuresSchema } from '@/lib/reviews/figures/schema'

export const metadata: Metadata = { title: 'Feedback report' }

export default async function FeedbackReportPage({ searchParams }: PageProps<'/feedback/reports'>) {
  const actor = await requireMember()
  const filter = figuresSchema.parse(await searchParams)
  return <FeedbackReportScreen filter={filter} report={await getFeedbackReport(actor, filter)} />
}
