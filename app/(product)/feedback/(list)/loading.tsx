import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

export default function FeedbackLoading() {
  return (
    <Page>
      <PageHeader title="Feedback" />
      <SkeletonRows label="Loading your feedback" />
    </Page>
  )
}
