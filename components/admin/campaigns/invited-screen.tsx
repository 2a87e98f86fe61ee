'use client'

import { NewPasswordField } from '@/components/members/passwords/new-password-field'
import { useSignInToken } from '@/components/members/sign-in/use-sign-in-token'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
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
import { beginInvitedWorkspaceAction, openCampaignInviteAction } from '@/lib/admin/campaigns/actions'
import { slugFault } from '@/lib/workspaces/rules/slugs'

interface InvitedScreenProps {
  token: string
  invited: { email: string; firstName: string; companyName: string; companySlug: string }
  /** The link was opened before. */
  isOpened: boolean
}

/** The registration, prefilled from the invitation. */
function Registration({ token, invited }: Omit<InvitedScreenProps, 'isOpened'>) {
  const { email, firstName, companyName, companySlug } = invited
  const sent = usePlainForm({ action: beginInvitedWorkspaceAction, checks: { slug: slugFault } })
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

/** A button records the visit, then the registration follows. */
export function InvitedScreen({ token, invited, isOpened }: InvitedScreenProps) {
  const opening = usePlainForm({ action: openCampaignInviteAction })
  if (opening.success || isOpened) {
    return (
      <AuthFrame help="invitation-not-working" title="Create your workspace">
        <Registration token={token} invited={invited} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      help="invitation-not-working"
      title={`Set up ${invited.companyName} on Rapport`}
      text="Feedback, goals and one-on-ones in one place."
    >
      <PlainFormFrame form={opening}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="lg" wide pending={opening.pending}>
          Get started
        </Button>
      </PlainFormFrame>
    </AuthFrame>
  )
}
