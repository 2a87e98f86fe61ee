import { waiting } from '@/components/ui/layout/first-view'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

function TemplateLoading() {
  return (
    <Page>
      <PageHeader title="Templates" />
      <SkeletonRows label="Loading the templates" />
    </Page>
  )
}

export default waiting(TemplateLoading)
