import { GateReason } from '@/components/shell/gate-reason'
import type { TemplatePreview } from '@/lib/templates/queries/get-template'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { linked } from '@/components/ui/display/linked'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { titleOf } from './start/template-words'
import { ButtonLink } from '@/components/ui/button/button-link'
import { UseButton } from './start/use-button'
import { TryOutForm } from '@/components/reviews/form-view/try-out-form'

/** The template's details above the form. */
function About({ template: { description, tags, readOnly } }: { template: TemplatePreview }) {
  return (
    <div className="mb-6 grid grid-cols-1 gap-3">
      {description !== '' && <p className="text-pretty wrap-anywhere text-muted">{linked(description)}</p>}
      {tags.length > 0 && (
        <p className="mb-1 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <Badge key={tag} wrap>
              {tag}
            </Badge>
          ))}
        </p>
      )}
      {readOnly !== null && (
        <Callout tone="warning">
          <GateReason reason={readOnly} />
        </Callout>
      )}
      <Callout>What you enter here isn’t saved.</Callout>
    </div>
  )
}

/** A template at the respondents' view. */
export function TemplatePreviewScreen({ template }: { template: TemplatePreview }) {
  const { id, form, can } = template
  return (
    <FocusFrame
      close={{ href: '/template', label: 'All templates' }}
      heading={<p className="font-semibold text-pretty wrap-anywhere">{titleOf(template)}</p>}
      aside={
        <span className="flex shrink-0 gap-2">
          {can.edit && <ButtonLink href={`/template/edit/${id}`}>Edit</ButtonLink>}
          {can.use && <UseButton id={id} variant="primary" />}
        </span>
      }
    >
      <About template={template} />
      <TryOutForm form={form} />
    </FocusFrame>
  )
}
