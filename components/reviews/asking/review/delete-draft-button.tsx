'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { deleteDraftAction } from '@/lib/reviews/drafting/actions'
import { useWizard } from '@/components/reviews/asking/wizard-context'

/** Throws the draft away, here and on the server. */
export function DeleteDraftButton() {
  const { draft } = useWizard()

  async function remove() {
    const faults = faultsOf(await answerOf(deleteDraftAction({ id: draft.id })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
  }

  return (
    <ConfirmButton
      variant="ghost"
      title="Delete this draft?"
      text="Nobody has seen it yet. Deleting it cannot be undone."
      confirm="Delete draft"
      danger
      onConfirm={remove}
    >
      Delete draft
    </ConfirmButton>
  )
}
