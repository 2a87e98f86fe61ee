'use client'

import { unstable_rethrow } from 'next/navigation'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { deleteDraftAction } from '@/lib/reviews/actions'
import { useWizard } from '../wizard-context'

/** Throws the draft away, here and on the server. */
export function DeleteDraftButton() {
  const { draft } = useWizard()

  async function remove() {
    const result = await deleteDraftAction({ id: draft.id }).then(
      (answer) => answer ?? {},
      (error: unknown) => {
        unstable_rethrow(error)
        return undefined
      },
    )
    const faults = faultsOf(result)
    if (faults) toast({ type: 'error', title: faults.form ?? generalFailure })
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
