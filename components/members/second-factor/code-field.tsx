import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'

export const CodeField = ({ form }: { form: Pick<PlainForm, 'errors' | 'sent'> }) => (
  <PlainField
    form={form}
    name="code"
    label="Code from the app"
    autoComplete="one-time-code"
    inputMode="numeric"
    className="tabular-nums"
    required
  />
)
