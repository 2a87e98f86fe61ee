'use client'

import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Switch } from '@/components/ui/input/switch'
import { chooseCelebrationAction } from '@/lib/celebrations/actions'
import type { ChooseCelebrationInput } from '@/lib/celebrations/schema'

export type CelebrationChoice = ChooseCelebrationInput & { label: string }

/** Switches that save immediately. */
export function CelebrationSwitches({ choices }: { choices: readonly CelebrationChoice[] }) {
  const [, startTransition] = useTransition()
  const [shown, show] = useOptimistic(choices, (before, { kind, isCelebrated }: ChooseCelebrationInput) =>
    before.map((choice) => (choice.kind === kind ? { ...choice, isCelebrated } : choice)),
  )

  function flip(change: ChooseCelebrationInput) {
    startTransition(async () => {
      show(change)
      await toastFaults(chooseCelebrationAction(change))
    })
  }

  return (
    <div className="grid gap-3">
      {shown.map(({ kind, label, isCelebrated }) => (
        <Switch
          key={kind}
          label={label}
          checked={isCelebrated}
          onChange={({ target }) => flip({ kind, isCelebrated: target.checked })}
        />
      ))}
    </div>
  )
}
