import { waiting } from '@/components/ui/layout/first-view'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonForm } from '@/components/ui/layout/skeleton'

function ProfileLoading() {
  return (
    <Page narrow>
      <PageHeader title="Your profile" />
      <SkeletonForm label="Loading your profile" />
    </Page>
  )
}

export default waiting(ProfileLoading)
