'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { keepChoice } from '@/components/ui/cookie'
import { Icon } from '@/components/ui/icon/icon'
import { SegmentedControl } from '@/components/ui/input/segmented-control'
import { goalsViewCookie, type GoalsView } from './goals-view'

const segments = [
  { value: 'list', label: 'List', icon: <Icon name="list" /> },
  { value: 'grid', label: 'Grid', icon: <Icon name="layout-grid" /> },
]

/** Rows or cards, kept for the next visit. */
export function ViewSwitch({ view }: { view: GoalsView }) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function choose(value: string) {
    keepChoice(goalsViewCookie, value)
    startTransition(() => router.refresh())
  }

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
