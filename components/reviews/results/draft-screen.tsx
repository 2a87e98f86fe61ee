import { Icon } from '@/components/ui/icon/icon'
import { TryOutForm } from '@/components/reviews/form-view/try-out-form'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { FormPreview } from '@/lib/reviews/drafting/rules/form-preview'

export function DraftScreen({ id, form }: { id: string; form: FormPreview }) {
  return (
    <Page narrow>
      <PageHeader
        title="Draft"
        text="What people will see. Not sent yet."
        back={{ href: '/feedback?tab=created', label: 'Feedback' }}
        aside={<Badge>Not sent</Badge>}
        action={
          <ButtonLink href={`/feedback/edit/${id}`} variant="primary">
            <Icon name="pencil" />
            Edit
          </ButtonLink>
        }
      />
      <TryOutForm form={form} heading="h2" />
    </Page>
  )
}
