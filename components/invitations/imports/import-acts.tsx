'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults, toastRedirect } from '@/components/ui/form/toast-outcome'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { Icon } from '@/components/ui/icon/icon'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import {
  discardImportAction,
  repeatImportAction,
  startImportAction,
  undoImportAction,
} from '@/lib/invitations/imports/actions'

interface StartButtonProps {
  id: string
  /** The button: "Invite 12 people". */
  verb: string
  /** The plan's remaining seats, if not enough. */
  inviteAtMost?: number
  disabled: boolean
  variant?: 'primary' | 'secondary'
}

export function StartButton({ id, verb, inviteAtMost, disabled, variant = 'primary' }: StartButtonProps) {
  const [pending, startTransition] = useTransition()
  return (
    <Button
      variant={variant}
      disabled={disabled}
      pending={pending}
      onClick={() => startTransition(() => toastFaults(startImportAction({ id, inviteAtMost })))}
    >
      {verb}
    </Button>
  )
}

export function DiscardButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const discard = () => toastRedirect(toastFaults(discardImportAction({ id })), 'Import discarded')
  return (
    <Button pending={pending} onClick={() => startTransition(discard)}>
      Discard
    </Button>
  )
}

/** Undoes an import after a confirmation. */
export function UndoButton({ id }: { id: string }) {
  return (
    <ConfirmButton
      title="Undo this import?"
      text="Pending invitations are revoked and updates reversed. New teams and tags that nobody uses are deleted. Anything accepted or changed since stays."
      confirm="Undo"
      danger
      onConfirm={() => toastFaults(undoImportAction({ id }))}
    >
      <Icon name="undo-2" />
      Undo
    </ConfirmButton>
  )
}

export function RepeatButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  return (
    <Button
      variant="primary"
      pending={pending}
      onClick={() => startTransition(() => toastFaults(repeatImportAction({ id, madeId: madeIdOf(id) })))}
    >
      Import again
    </Button>
  )
}
