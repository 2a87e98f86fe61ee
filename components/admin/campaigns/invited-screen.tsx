'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { Button } from '@/components/ui/button/button'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { openCampaignInviteAction } from '@/lib/admin/campaigns/actions'
import type { InvitedRegistrationProps } from './invited-registration'

const InvitedRegistration = dynamic(() => import('./invited-registration').then((module) => module.InvitedRegistration))

interface InvitedScreenProps extends InvitedRegistrationProps {
  /** The link was opened before. */
  isOpened: boolean
}

/** A button records the visit, then the registration follows. */
export function InvitedScreen({ token, invited, isOpened }: InvitedScreenProps) {
  const router = useRouter()
  const opening = usePlainForm({ action: openCampaignInviteAction, onRefused: router.refresh })
  if (opening.success || isOpened) {
    return (
      <AuthFrame help="invitation-not-working" title="Create your workspace">
        <InvitedRegistration token={token} invited={invited} />
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
