import { HomeSkeleton } from '@/components/dashboard/home-skeleton'
import { HomeTabs } from '@/components/dashboard/home-tabs'
import { waiting } from '@/components/ui/layout/first-view'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

const title = (
  <>
    <span className="sr-only">Home</span>
    <Skeleton className="my-1 h-5 w-56" />
  </>
)

function DashboardLoading() {
  return (
    <Page>
      <PageHeader title={title} text={<Skeleton className="my-1 h-3 w-24" />} tabs={<HomeTabs />} />
      <HomeSkeleton />
    </Page>
  )
}

export default waiting(DashboardLoading)
