'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { addToScheduleAction, deleteScheduleAction, turnOffScheduleAction } from '@/lib/one-on-ones/schedules/actions'
import { plural } from '@/lib/shared/text'

/** Ends a schedule, after showing how much that cancels. */
export function TurnOffButton({ id, upcoming }: { id: string; upcoming: number }) {
  const press = usePress()
  return (
    <ConfirmButton
      title="Turn off this schedule?"
      text={`${plural(upcoming, 'upcoming meeting')} will be canceled and everyone in them notified. This can’t be undone.`}
      confirm="Turn off"
      danger
      onConfirm={async () => void (await press(turnOffScheduleAction({ id }), 'Turned off'))}
    >
      Turn off
    </ConfirmButton>
  )
}

export function DeleteScheduleButton({ id }: { id: string }) {
  const press = usePress()
  return (
    <ConfirmButton
      title="Delete this schedule?"
      text="This can’t be undone."
      confirm="Delete"
      danger
      onConfirm={async () => void (await press(deleteScheduleAction({ id })))}
    >
      Delete
    </ConfirmButton>
  )
}

interface AddButtonProps {
  id: string
  person: { memberId: string; name: string }
}

/** Adds a person to a schedule. */
export function AddButton({ id, person: { memberId, name } }: AddButtonProps) {
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const add = () => startTransition(async () => void (await press(addToScheduleAction({ id, memberId }))))
  return (
    <Button size="sm" pending={pending} aria-label={`Add ${name} to this schedule`} onClick={add}>
      Add to this schedule
    </Button>
  )
}
