'use client'

import { useOptimistic, useTransition } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { Switch } from '@/components/ui/input/switch'
import { toast } from '@/components/ui/overlay/toast'
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
      const faults = faultsOf(await answerOf(switchFeatureAction(change)))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
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
