import { waiting } from '@/components/ui/layout/first-view'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

function UsersLoading() {
  return (
    <Page>
      <PageHeader title="People" />
      <SkeletonRows label="Loading the people" />
    </Page>
  )
}

export default waiting(UsersLoading)
