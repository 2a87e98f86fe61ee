import { TextLink } from '@/components/ui/button/text-link'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'

interface PasswordFieldProps {
  form: Pick<PlainForm, 'errors' | 'sent'>
  autoFocus?: boolean
}

/** The password somebody has, with the way on for whoever forgot it. */
export const PasswordField = ({ form, autoFocus }: PasswordFieldProps) => (
  <PlainField
    form={form}
    name="password"
    label="Password"
    type="password"
    autoComplete="current-password"
    autoFocus={autoFocus}
    required
    aside={<TextLink href="/forgot-password">Forgot it?</TextLink>}
  />
)
