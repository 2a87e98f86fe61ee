'use client'

import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { retryAllMailsAction } from '@/lib/admin/operation/actions'
import { plural } from '@/lib/shared/text'

export function RetryAllButton() {
  async function retry() {
    await toastOutcome(retryAllMailsAction({}), (answer) => `${plural(answer?.count ?? 0, 'mail')} on the way`)
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
