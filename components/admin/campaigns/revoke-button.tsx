'use client'

import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { revokeCampaignInviteAction } from '@/lib/admin/campaigns/actions'

export const RevokeButton = ({ id, email }: { id: string; email: string }) => (
  <ConfirmButton
    size="sm"
    title={`Revoke the invitation of ${email}?`}
    text="The link stops working. This can’t be undone."
    confirm="Revoke"
    danger
    onConfirm={async () => void (await toastOutcome(revokeCampaignInviteAction({ id }), 'Invitation revoked'))}
  >
    Revoke
  </ConfirmButton>
)
