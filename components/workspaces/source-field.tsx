import { Field } from '@/components/ui/form/field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Select } from '@/components/ui/input/select'
import { marketingSourceLabels } from '@/lib/workspaces/rules/size-and-source'

const sources = Object.entries(marketingSourceLabels).map(([value, label]) => ({ value, label }))
const options = [{ value: '', label: 'Rather not say' }, ...sources]

export function SourceField({ form }: { form: PlainForm }) {
  return (
    <Field label="How did you hear about Rapport?" optional>
      {(control) => (
        <Select {...control} name="marketingSource" options={options} defaultValue={form.sent.marketingSource ?? ''} />
      )}
    </Field>
  )
}
