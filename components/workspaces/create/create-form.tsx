'use client'

import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { slugFault } from '@/lib/workspaces/rules/slugs'
import { AddressField } from '@/components/workspaces/address/address-field'
import { BrowserZone } from '@/components/workspaces/address/browser-zone'
import { useAddress } from '@/components/workspaces/address/use-address'
import { SizeField } from '@/components/workspaces/size-field'
import { SourceField } from '@/components/workspaces/source-field'
import { createWithLogo } from './create-with-logo'
import { LogoField } from './logo-field'

/** Creates another workspace and switches to it. */
export function CreateForm() {
  const form = usePlainForm({ action: createWithLogo, checks: { slug: slugFault } })
  const address = useAddress(form)
  return (
    <PlainFormFrame data-keep form={form}>
      <BrowserZone />
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
      <LogoField error={form.errors.logo} />
      <SizeField form={form} />
      <SourceField form={form} />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Create workspace
      </Button>
    </PlainFormFrame>
  )
}
