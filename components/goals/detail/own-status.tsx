'use client'

import { useTransition } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { Select } from '@/components/ui/input/select'
import { toast } from '@/components/ui/overlay/toast'
import { setOwnStatusAction } from '@/lib/goals/actions'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'
import { GENERAL_FAILURE } from '@/lib/shared/failure'

const statuses = Object.entries(statusBadges).map(([value, { label }]) => ({ value, label }))

const isStatus = (value: string): value is GoalDetail['status'] => value in statusBadges

export function OwnStatus({ id, status }: { id: string; status: GoalDetail['status'] }) {
  const [pending, startTransition] = useTransition()

  const change = (value: string) =>
    startTransition(async () => {
      if (!isStatus(value)) return
      const faults = faultsOf(await answerOf(setOwnStatusAction({ id, status: value })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })

  return (
    <Select
      key={status}
      aria-label="Your status"
      aria-busy={pending || undefined}
      defaultValue={status}
      options={statuses}
      boxClassName="w-36"
      onChange={({ target }) => change(target.value)}
    />
  )
}
