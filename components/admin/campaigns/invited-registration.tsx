'use client'

import { useRouter } from 'next/navigation'
import { NewPasswordField } from '@/components/members/passwords/new-password-field'
import { useSignInToken } from '@/components/members/sign-in/use-sign-in-token'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { AddressField } from '@/components/workspaces/address/address-field'
import { BrowserZone } from '@/components/workspaces/address/browser-zone'
import { useAddress } from '@/components/workspaces/address/use-address'
import { SizeField } from '@/components/workspaces/size-field'
import { beginInvitedWorkspaceAction } from '@/lib/admin/campaigns/actions'
import { slugFault } from '@/lib/workspaces/rules/slugs'

export interface InvitedRegistrationProps {
  token: string
  invited: { email: string; firstName: string; companyName: string; companySlug: string }
}

/** The registration, prefilled from the invitation. */
export function InvitedRegistration({ token, invited }: InvitedRegistrationProps) {
  const { email, firstName, companyName, companySlug } = invited
  const router = useRouter()
  const checks = { slug: slugFault }
  const sent = usePlainForm({ action: beginInvitedWorkspaceAction, checks, onRefused: router.refresh })
  useSignInToken(sent.success?.data?.signInToken)
  const form = { ...sent, sent: { firstName, workspaceName: companyName, slug: companySlug, ...sent.sent } }
  const address = useAddress(form)
  if (sent.success) {
    return (
      <ButtonLink href="/auth/login" variant="primary" size="lg" wide>
        Open your workspace
      </ButtonLink>
    )
  }
  return (
    <PlainFormFrame form={form}>
      <BrowserZone />
      <input type="hidden" name="token" value={token} />
      <p className="text-muted">{breakable(email)}</p>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <PlainField form={form} name="firstName" label="First name" autoComplete="given-name" required />
        <PlainField form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <NewPasswordField form={form} />
      <PlainField
        form={form}
        name="workspaceName"
        label="Workspace name"
        autoComplete="organization"
        required
        onInput={address.suggest}
      />
      <AddressField form={form} address={address} />
      <SizeField form={form} />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Create workspace
      </Button>
    </PlainFormFrame>
  )
}
