import { TextLink } from '@/components/ui/button/text-link'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'

/** With a link to reset it. */
export const PasswordField = ({ form }: { form: Pick<PlainForm, 'errors' | 'sent'> }) => (
  <PlainField
    form={form}
    name="password"
    label="Password"
    type="password"
    autoComplete="current-password"
    required
    aside={<TextLink href="/forgot-password">Forgot it?</TextLink>}
  />
)
