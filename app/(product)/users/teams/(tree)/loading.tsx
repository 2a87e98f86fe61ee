import { waiting } from '@/components/ui/layout/first-view'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

function TeamTreeLoading() {
  return (
    <Page>
      <PageHeader
        back={{ href: '/users?tab=teams', label: 'Teams' }}
        title="How we are put together"
        text="Every team under the one it is part of, and who leads it."
      />
      <SkeletonRows label="Loading the teams" />
    </Page>
  )
}

export default waiting(TeamTreeLoading)
