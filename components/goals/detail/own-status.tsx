'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { successOf } from '@/components/ui/form/toast-outcome'
import { Select } from '@/components/ui/input/select'
import { setOwnStatusAction } from '@/lib/goals/actions'
import { statusBadges } from '@/lib/goals/rules/goal-status'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'

const statuses = Object.entries(statusBadges).map(([value, { label }]) => ({ value, label }))

const isStatus = (value: string): value is GoalDetail['status'] => value in statusBadges

export function OwnStatus({ id, status }: { id: string; status: GoalDetail['status'] }) {
  const [pending, startTransition] = useTransition()
  const router = useRouter()

  const change = (value: string) =>
    startTransition(async () => {
      if (!isStatus(value)) return
      if (!(await successOf(setOwnStatusAction({ id, status: value })))) router.refresh()
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
