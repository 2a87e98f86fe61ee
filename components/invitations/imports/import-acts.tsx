'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { Icon } from '@/components/ui/icon/icon'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import {
  discardImportAction,
  repeatImportAction,
  startImportAction,
  undoImportAction,
} from '@/lib/invitations/imports/actions'

type Act = (input: { id: string }) => Promise<ActionResult<unknown> | undefined>

async function run(act: Act, id: string) {
  const faults = faultsOf(await answerOf(act({ id })))
  if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
}

interface StartButtonProps {
  id: string
  /** What it does, as its name: "Invite 12 people". */
  verb: string
  /** As many people as fit in the plan, where not everybody does. */
  inviteAtMost?: number
  disabled: boolean
}

/** Has everything done that was checked. */
export function StartButton({ id, verb, inviteAtMost, disabled }: StartButtonProps) {
  const [pending, startTransition] = useTransition()
  const start: Act = (input) => startImportAction({ ...input, inviteAtMost })
  return (
    <Button
      variant="primary"
      disabled={disabled}
      pending={pending}
      onClick={() => startTransition(() => run(start, id))}
    >
      {verb}
    </Button>
  )
}

/** Forgets a list that was only looked at. */
export function DiscardButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  return (
    <Button pending={pending} onClick={() => startTransition(() => run(discardImportAction, id))}>
      Discard this list
    </Button>
  )
}

/** Takes an import back, after asking once. */
export function UndoButton({ id }: { id: string }) {
  return (
    <ConfirmButton
      title="Take this import back?"
      text="Invitations that nobody has accepted are revoked, and who was updated becomes what they were. Whatever was accepted or changed since stays, and so do new teams and tags."
      confirm="Take it back"
      danger
      onConfirm={() => run(undoImportAction, id)}
    >
      <Icon name="undo-2" />
      Undo
    </ConfirmButton>
  )
}

/** Begins again with the same rows. */
export function RepeatButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  const repeat: Act = (input) => repeatImportAction({ ...input, madeId: madeIdOf(id) })
  return (
    <Button variant="primary" pending={pending} onClick={() => startTransition(() => run(repeat, id))}>
      Import again
    </Button>
  )
}
