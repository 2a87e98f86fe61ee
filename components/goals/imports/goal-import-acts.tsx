'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults, toastOutcome } from '@/components/ui/form/toast-outcome'
import { Icon } from '@/components/ui/icon/icon'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { discardGoalImportAction, startGoalImportAction, undoGoalImportAction } from '@/lib/goals/imports/actions'

interface StartGoalImportProps {
  id: string
  /** "Import 12 goals". */
  verb: string
  disabled: boolean
}

export function StartGoalImport({ id, verb, disabled }: StartGoalImportProps) {
  const [pending, startTransition] = useTransition()
  const start = () => startTransition(() => toastFaults(startGoalImportAction({ id })))
  return (
    <Button variant="primary" disabled={disabled} pending={pending} onClick={start}>
      {verb}
    </Button>
  )
}

export function DiscardGoalImport({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  return (
    <Button pending={pending} onClick={() => startTransition(() => toastFaults(discardGoalImportAction({ id })))}>
      Discard
    </Button>
  )
}

export function UndoGoalImport({ id }: { id: string }) {
  return (
    <ConfirmButton
      title="Undo this import?"
      text="Removes goals nobody has changed or commented on."
      confirm="Undo"
      danger
      onConfirm={async () => {
        await toastOutcome(undoGoalImportAction({ id }), 'Import undone')
      }}
    >
      <Icon name="undo-2" />
      Undo
    </ConfirmButton>
  )
}
