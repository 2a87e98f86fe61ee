'use client'

import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { sendCampaignAction } from '@/lib/admin/campaigns/actions'
import { plural } from '@/lib/shared/text'

export function SendCampaignButton({ id, count }: { id: string; count: number }) {
  const people = plural(count, 'address', 'addresses')

  async function send() {
    await toastOutcome(sendCampaignAction({ id }), `Sent to ${people}`)
  }

  return (
    <ConfirmButton
      variant="primary"
      title={`Send to ${people}?`}
      text="This can’t be undone."
      confirm="Send"
      onConfirm={send}
    >
      {`Send to ${people}`}
    </ConfirmButton>
  )
}
