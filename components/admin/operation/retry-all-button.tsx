'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { retryAllMailsAction } from '@/lib/admin/operation/actions'
import { plural } from '@/lib/shared/text'

export function RetryAllButton() {
  async function retry() {
    const answer = await answerOf(retryAllMailsAction({}))
    const faults = faultsOf(answer)
    if (faults) toast({ type: 'error', title: faults.form ?? '' })
    else toast({ type: 'success', title: `${plural(answer?.data?.count ?? 0, 'mail')} on the way` })
  }

  return (
    <ConfirmButton
      title="Retry all mails?"
      text="The latest 1,000 are sent again."
      confirm="Retry all"
      onConfirm={retry}
    >
      Retry all
    </ConfirmButton>
  )
}
