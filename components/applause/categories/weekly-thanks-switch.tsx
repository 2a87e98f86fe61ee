'use client'

import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Switch } from '@/components/ui/input/switch'
import { setWeeklyThanksAction } from '@/lib/applause/actions'

/** Turns the weekly applause mail on or off. */
export function WeeklyThanksSwitch({ isOn }: { isOn: boolean }) {
  const [shown, show] = useOptimistic(isOn)
  const [, startTransition] = useTransition()

  const flip = (chosen: boolean) =>
    startTransition(async () => {
      show(chosen)
      await toastFaults(setWeeklyThanksAction({ isOn: chosen }))
    })

  return (
    <Switch
      label="Applause of the week"
      hint="Public applause in Monday’s morning mail"
      checked={shown}
      onChange={({ target }) => flip(target.checked)}
    />
  )
}
