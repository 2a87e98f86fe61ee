import { Field } from '@/components/ui/form/field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { Select } from '@/components/ui/input/select'
import type { Choice } from './size-field'

interface SourceFieldProps {
  form: PlainForm
  sources: readonly Choice[]
}

export function SourceField({ form, sources }: SourceFieldProps) {
  const options = [{ value: '', label: 'Rather not say' }, ...sources.map(([value, label]) => ({ value, label }))]
  return (
    <Field label="How did you hear about Rapport?" optional>
      {(control) => (
        <Select {...control} name="marketingSource" options={options} defaultValue={form.sent.marketingSource ?? ''} />
      )}
    </Field>
  )
}
