import { TextLink } from '@/components/ui/button/text-link'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'

/** The current password, with the way to a new one. */
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
