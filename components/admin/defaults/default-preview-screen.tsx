import { TryOutForm } from '@/components/reviews/form-view/try-out-form'
import { Badge } from '@/components/ui/display/badge'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { DefaultPreview } from '@/lib/templates/defaults/queries'
import { DefaultActs } from './default-acts'

function stateOf({ isPublished, hasDraft, version }: DefaultPreview) {
  if (hasDraft) return `Draft of version ${version + 1}`
  return isPublished ? `Version ${version}` : 'Withdrawn'
}

export function DefaultPreviewScreen({ template }: { template: DefaultPreview }) {
  const { id, title, description, form, isPublished, hasDraft } = template
  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/admin/default-templates', label: 'Default templates' }}
        title={title.trim() || 'Untitled template'}
        text={description}
        aside={<Badge tone={hasDraft ? 'info' : 'neutral'}>{stateOf(template)}</Badge>}
        action={<DefaultActs id={id} isPublished={isPublished} hasDraft={hasDraft} />}
      />
      <TryOutForm form={form} heading="h2" />
    </Page>
  )
}
