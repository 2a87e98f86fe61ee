import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import type { FormPreview } from '@/lib/reviews/drafting/rules/form-preview'
import { TryOutForm } from './try-out-form'

/** At the respondents' width. */
export function PreviewScreen({ id, form }: { id: string; form: FormPreview }) {
  return (
    <FocusFrame
      close={{ href: `/feedback/edit/${id}`, label: 'Back to the form' }}
      heading={<p className="truncate font-semibold">Preview</p>}
      aside={<ButtonLink href={`/template/add?review=${id}`}>Save as template</ButtonLink>}
    >
      <Callout className="mb-6">This is how people will see it. Try it out: nothing you enter here is kept.</Callout>
      <TryOutForm form={form} />
    </FocusFrame>
  )
}
