import { waiting } from '@/components/ui/layout/first-view'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

function NotificationsLoading() {
  return (
    <Page narrow>
      <PageHeader title="Notifications" />
      <SkeletonRows label="Loading your notifications" />
    </Page>
  )
}

export default waiting(NotificationsLoading)
