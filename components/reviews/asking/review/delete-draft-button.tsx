'use client'

import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { deleteDraftAction } from '@/lib/reviews/drafting/actions'
import { useCell } from '@/components/reviews/asking/draft/cell'
import { useWizard } from '@/components/reviews/asking/wizard-context'

/** Deletes the draft. */
export function DeleteDraftButton() {
  const { draft, saver } = useWizard()
  const isStored = useCell(saver.saving, () => saver.version > 0)

  async function remove() {
    const faults = faultsOf(await answerOf(deleteDraftAction({ id: draft.id })))
    if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
  }

  if (!isStored) return null
  return (
    <ConfirmButton
      variant="ghost"
      title="Discard this draft?"
      text="This can’t be undone."
      confirm="Discard"
      danger
      onConfirm={remove}
    >
      Discard draft
    </ConfirmButton>
  )
}
