'use client'

import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Switch } from '@/components/ui/input/switch'
import { switchFeatureAction } from '@/lib/workspaces/features/actions'
import type { SwitchFeatureInput } from '@/lib/workspaces/features/schema'

interface FeatureRow extends SwitchFeatureInput {
  label: string
  text: string
}

/** Switches that save immediately. */
export function FeatureSwitches({ rows }: { rows: readonly FeatureRow[] }) {
  const [, startTransition] = useTransition()
  const [shown, show] = useOptimistic(rows, (before, { feature, isOn }: SwitchFeatureInput) =>
    before.map((row) => (row.feature === feature ? { ...row, isOn } : row)),
  )

  function flip(change: SwitchFeatureInput) {
    startTransition(async () => {
      show(change)
      await toastFaults(switchFeatureAction(change))
    })
  }

  return (
    <div className="grid gap-5">
      {shown.map(({ feature, label, text, isOn }) => (
        <Switch
          key={feature}
          label={<span className="font-medium">{label}</span>}
          hint={text}
          checked={isOn}
          onChange={({ target }) => flip({ feature, isOn: target.checked })}
        />
      ))}
    </div>
  )
}
