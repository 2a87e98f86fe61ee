'use client'

import { useOptimistic, useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { beginSlackImportAction, choosePeopleAction } from '@/lib/invitations/slack/actions'

/** Loads people from Slack and opens their list. */
export function SlackButton({ disabled }: { disabled: boolean }) {
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  return (
    <Button
      variant="primary"
      disabled={disabled}
      pending={pending}
      onClick={() => startTransition(() => toastFaults(beginSlackImportAction({ madeId: madeIdOf('slack') })))}
    >
      Get people from Slack
    </Button>
  )
}

interface PersonTickProps {
  id: string
  number: number
  name: string
  isChosen: boolean
}

/** Includes a person in the import. */
export function PersonTick({ id, number, name, isChosen: kept }: PersonTickProps) {
  const [isChosen, setChosen] = useOptimistic(kept)
  const [, startTransition] = useTransition()

  const choose = (next: boolean) =>
    startTransition(async () => {
      setChosen(next)
      await toastFaults(choosePeopleAction({ id, who: number, isChosen: next }))
    })

  return (
    <label className="person-tick">
      <input
        type="checkbox"
        aria-label={`Invite ${name}`}
        checked={isChosen}
        onChange={({ target }) => choose(target.checked)}
      />
    </label>
  )
}

interface ChooseButtonsProps {
  id: string
  who: 'everybody' | 'guests'
}

export function ChooseButtons({ id, who }: ChooseButtonsProps) {
  const [pending, startTransition] = useTransition()
  const choose = (isChosen: boolean) => () =>
    startTransition(() => toastFaults(choosePeopleAction({ id, who, isChosen })))
  return (
    <span className="flex gap-2">
      <Button size="sm" disabled={pending} onClick={choose(true)}>
        {who === 'guests' ? 'Select all guests' : 'Select all'}
      </Button>
      <Button size="sm" disabled={pending} onClick={choose(false)}>
        Select none
      </Button>
    </span>
  )
}
