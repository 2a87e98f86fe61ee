'use client'

import { NewPasswordField } from '@/components/members/passwords/new-password-field'
import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { AddressField } from './address/address-field'
import { BrowserZone } from './address/browser-zone'
import { useAddress } from './address/use-address'
import { SizeField } from './size-field'
import { SourceField } from './source-field'

interface RegisterFormProps {
  form: PlainForm
}

export function RegisterForm({ form }: RegisterFormProps) {
  const address = useAddress(form)
  return (
    <PlainFormFrame form={form}>
      <BrowserZone />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <PlainField form={form} name="firstName" label="First name" autoComplete="given-name" required />
        <PlainField form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <PlainField form={form} name="email" label="Work e-mail" type="email" autoComplete="username" required />
      <NewPasswordField form={form} />
      <PlainField
        form={form}
        name="workspaceName"
        label="Workspace name"
        hint="Your company or team"
        autoComplete="organization"
        required
        onInput={address.suggest}
      />
      <AddressField form={form} address={address} />
      <SizeField form={form} />
      <SourceField form={form} />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Create workspace
      </Button>
    </PlainFormFrame>
  )
}
