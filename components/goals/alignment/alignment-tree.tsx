'use client'

import { useState, useTransition, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { getJson } from '@/components/ui/lookup/get-json'
import { toast } from '@/components/ui/overlay/toast'
import type { AlignedGoal } from '@/lib/goals/queries/get-alignment'
import type { AlignmentFilter } from '@/lib/goals/schema'
import { addressWith } from '@/lib/shared/address-with'
import { GoalTree } from './goal-tree'

const holdsTops = (body: unknown): body is { rows: AlignedGoal[] } =>
  typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows)

const hasBranches = (goals: readonly AlignedGoal[]) => goals.some(({ childCount }) => childCount > 0)

const isOpenThrough = (goals: readonly AlignedGoal[]): boolean =>
  goals.every(({ childCount, below }) => childCount === 0 || (below !== undefined && isOpenThrough(below)))

interface AlignmentTreeProps {
  goals: readonly AlignedGoal[]
  filter: AlignmentFilter
  search: ReactNode
}

/** The tree, which opens and closes as a whole. */
export function AlignmentTree({ goals, filter, search }: AlignmentTreeProps) {
  const [tree, setTree] = useState({ goals, isOpen: true, turn: 0 })
  const [pending, startTransition] = useTransition()
  const isAllOpen = tree.isOpen && (tree.turn > 0 || isOpenThrough(goals))

  const closeAll = () => setTree((before) => ({ ...before, isOpen: false, turn: before.turn + 1 }))

  const openAll = () =>
    startTransition(async () => {
      const path = addressWith('/api/goals/alignment', { after: filter.after })
      const whole = await getJson(path, holdsTops).catch(() => undefined)
      if (whole) setTree(({ turn }) => ({ goals: whole.rows, isOpen: true, turn: turn + 1 }))
      else toast({ type: 'error', title: 'Couldn’t load these goals.' })
    })

  return (
    <>
      <ListToolbar search={search}>
        {filter.search === '' && hasBranches(goals) && (
          <Button
            variant="ghost"
            pending={pending}
            onClick={isAllOpen ? closeAll : openAll}
            className="-mr-3.5 ml-auto"
          >
            {isAllOpen ? 'Close all' : 'Open all'}
          </Button>
        )}
      </ListToolbar>
      <GoalTree key={tree.turn} goals={tree.goals} isOpen={tree.isOpen} />
    </>
  )
}
