'use client'

import { useState, useTransition } from 'react'
import { usePress } from '@/components/ui/form/use-press'
import { Select } from '@/components/ui/input/select'
import { setOwnStatusAction } from '@/lib/goals/actions'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'

const statuses = Object.entries(statusBadges).map(([value, { label }]) => ({ value, label }))

const isStatus = (value: string): value is GoalDetail['status'] => value in statusBadges

/** Null: they gave none. */
export function OwnStatus({ id, status }: { id: string; status: GoalDetail['status'] | null }) {
  const [pending, startTransition] = useTransition()
  const [refused, setRefused] = useState(0)
  const press = usePress()

  const change = (value: string) =>
    startTransition(async () => {
      if (!isStatus(value)) return
      if (!(await press(setOwnStatusAction({ id, status: value }), `Your status: ${statusBadges[value].label}`)))
        setRefused((times) => times + 1)
    })

  return (
    <Select
      key={`${status} ${refused}`}
      aria-label="Your status"
      aria-busy={pending || undefined}
      defaultValue={status ?? ''}
      placeholder="Not set"
      options={statuses}
      boxClassName="w-36"
      onChange={({ target }) => change(target.value)}
    />
  )
}
