'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { sendCampaignAction } from '@/lib/admin/campaigns/actions'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { plural } from '@/lib/shared/text'

export function SendCampaignButton({ id, count }: { id: string; count: number }) {
  const people = plural(count, 'address', 'addresses')

  async function send() {
    const faults = faultsOf(await answerOf(sendCampaignAction({ id })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    else toast({ type: 'success', title: `Sent to ${people}` })
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
