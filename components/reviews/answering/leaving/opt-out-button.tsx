'use client'

import { useState } from 'react'
import { usePress } from '@/components/ui/form/use-press'
import { Checkbox } from '@/components/ui/input/checkbox'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { setFutureRounds, optOutOf, type Access } from '@/components/reviews/answering/saving/access'

interface OptOutButtonProps {
  access: Access
  creatorName: string
  /** Recurring, so future rounds can be declined too. */
  canDeclineFuture: boolean
}

/** Declines to answer, after a confirmation. */
export function OptOutButton({ access, creatorName, canDeclineFuture }: OptOutButtonProps) {
  const [isForever, setForever] = useState(false)
  const press = usePress()

  async function optOut() {
    if (isForever && !(await press(setFutureRounds(access, false)))) return
    await press(optOutOf(access))
  }

  const what = `${creatorName} gets no answers from you. Until this closes, your draft is kept and you can change your mind.`
  const next = canDeclineFuture && (
    <Checkbox
      className="mt-4 text-ink"
      label="Skip future rounds too"
      checked={isForever}
      onChange={(event) => setForever(event.target.checked)}
    />
  )
  return (
    <ConfirmButton
      variant="ghost"
      title="Opt out of this feedback?"
      text={
        <>
          {what} {next}
        </>
      }
      confirm="Opt out"
      cancel="Go on answering"
      onConfirm={optOut}
    >
      Opt out
    </ConfirmButton>
  )
}
