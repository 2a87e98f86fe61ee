import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

export default function NotificationsLoading() {
  return (
    <Page narrow>
      <PageHeader title="Notifications" />
      <SkeletonRows label="Loading your notifications" />
    </Page>
  )
}
