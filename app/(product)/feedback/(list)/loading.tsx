import { waiting } from '@/components/ui/layout/first-view'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

function FeedbackLoading() {
  return (
    <Page>
      <PageHeader title="Feedback" />
      <SkeletonRows label="Loading your feedback" />
    </Page>
  )
}

export default waiting(FeedbackLoading)
