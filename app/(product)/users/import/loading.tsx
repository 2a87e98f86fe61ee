import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

export default function ImportLoading() {
  return (
    <Page>
      <PageHeader title="Import people" back={{ href: '/users', label: 'People' }} />
      <SkeletonRows label="Loading the import" />
    </Page>
  )
}
