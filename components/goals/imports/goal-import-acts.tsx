'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
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
  const press = usePress()
  const start = () => startTransition(async () => void (await press(startGoalImportAction({ id }))))
  return (
    <Button variant="primary" disabled={disabled} pending={pending} onClick={start}>
      {verb}
    </Button>
  )
}

export function DiscardGoalImport({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const discard = () => startTransition(async () => void (await press(discardGoalImportAction({ id }))))
  return (
    <Button pending={pending} onClick={discard}>
      Discard
    </Button>
  )
}

export function UndoGoalImport({ id }: { id: string }) {
  const press = usePress()
  return (
    <ConfirmButton
      title="Undo this import?"
      text="Removes goals nobody has changed or commented on."
      confirm="Undo"
      danger
      onConfirm={async () => {
        await press(undoGoalImportAction({ id }), 'Import undone')
      }}
    >
      <Icon name="undo-2" />
      Undo
    </ConfirmButton>
  )
}
