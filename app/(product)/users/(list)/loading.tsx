import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

export default function UsersLoading() {
  return (
    <Page>
      <PageHeader title="People" />
      <SkeletonRows label="Loading the people" />
    </Page>
  )
}
