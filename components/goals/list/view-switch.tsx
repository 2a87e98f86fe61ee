'use client'

import { useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Icon } from '@/components/ui/icon/icon'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { chooseGoalViewAction } from '@/lib/goals/actions'
import type { GoalListView } from '@/lib/goals/queries/get-goal-view'

const segments = [
  { value: 'LIST', label: 'List', icon: <Icon name="list" /> },
  { value: 'GRID', label: 'Grid', icon: <Icon name="layout-grid" /> },
]

/** Rows or cards, saved for the next visit. */
export function ViewSwitch({ view }: { view: GoalListView }) {
  const [pending, startTransition] = useTransition()
  const choose = (value: string) =>
    startTransition(() => toastFaults(chooseGoalViewAction({ view: value === 'GRID' ? 'GRID' : 'LIST' })))

  return (
    <SegmentedControl
      legend="View"
      name="view"
      iconsOnly
      segments={segments}
      defaultValue={view}
      aria-busy={pending || undefined}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
