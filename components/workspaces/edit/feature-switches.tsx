'use client'

import dynamic from 'next/dynamic'
import { useOptimistic, useState, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Switch } from '@/components/ui/input/switch'
import { switchFeatureAction } from '@/lib/workspaces/features/actions'
import type { SwitchFeatureInput } from '@/lib/workspaces/features/schema'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

interface FeatureRow extends SwitchFeatureInput {
  label: string
  text: string
  /** What turning it off means for what is running; undefined: nothing is. */
  running: string | undefined
}

/** Switches that save immediately; turning off what is running asks first. */
export function FeatureSwitches({ rows }: { rows: readonly FeatureRow[] }) {
  const [, startTransition] = useTransition()
  const [asked, setAsked] = useState<FeatureRow>()
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
      {shown.map((row) => (
        <Switch
          key={row.feature}
          label={<span className="font-medium">{row.label}</span>}
          hint={row.text}
          checked={row.isOn}
          onChange={({ target }) => {
            if (!target.checked && row.running) setAsked(row)
            else flip({ feature: row.feature, isOn: target.checked })
          }}
        />
      ))}
      {asked && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={`Turn off “${asked.label}”?`}
          text={asked.running}
          confirm="Turn off"
          onConfirm={() => {
            flip({ feature: asked.feature, isOn: false })
            setAsked(undefined)
          }}
        />
      )}
    </div>
  )
}
