import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { SkeletonRows } from '@/components/ui/layout/skeleton'

export default function TemplateLoading() {
  return (
    <Page>
      <PageHeader title="Templates" />
      <SkeletonRows label="Loading the templates" />
    </Page>
  )
}
