import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonForm } from '@/components/ui/layout/skeleton'

export default function ProfileLoading() {
  return (
    <Page narrow>
      <PageHeader title="Your profile" />
      <SkeletonForm label="Loading your profile" />
    </Page>
  )
}
