'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults, toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { addToScheduleAction, deleteScheduleAction, turnOffScheduleAction } from '@/lib/one-on-ones/schedules/actions'
import { plural } from '@/lib/shared/text'

/** Ends a schedule, after showing how much that cancels. */
export const TurnOffButton = ({ id, upcoming }: { id: string; upcoming: number }) => (
  <ConfirmButton
    title="Turn off this schedule?"
    text={`${plural(upcoming, 'upcoming meeting')} will be canceled and everyone in them notified. This can’t be undone.`}
    confirm="Turn off"
    danger
    onConfirm={async () => {
      await toastOutcome(turnOffScheduleAction({ id }), 'Turned off')
    }}
  >
    Turn off
  </ConfirmButton>
)

export const DeleteScheduleButton = ({ id }: { id: string }) => (
  <ConfirmButton
    title="Delete this schedule?"
    text="This can’t be undone."
    confirm="Delete"
    danger
    onConfirm={() => toastFaults(deleteScheduleAction({ id }))}
  >
    Delete
  </ConfirmButton>
)

interface AddButtonProps {
  id: string
  person: { memberId: string; name: string }
}

/** Adds a person to a schedule. */
export function AddButton({ id, person: { memberId, name } }: AddButtonProps) {
  const [pending, startTransition] = useTransition()
  return (
    <Button
      size="sm"
      pending={pending}
      aria-label={`Add ${name} to this schedule`}
      onClick={() => startTransition(() => toastFaults(addToScheduleAction({ id, memberId })))}
    >
      Add to this schedule
    </Button>
  )
}
