'use client'

import { useOptimistic, useTransition } from 'react'
import { usePress } from '@/components/ui/form/use-press'
import { TaskLine } from '@/components/ui/list/task-line'
import { tickItemAction } from '@/lib/goals/actions'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'

type Item = GoalDetail['items'][number]

/** Its day in words, written on the server, because the browser would load a date library for it. */
export type DueItem = Item & { due: string | null; isLate: boolean }

interface GoalItemsProps {
  id: string
  items: DueItem[]
}

export function GoalItems({ id, items }: GoalItemsProps) {
  const [shown, tick] = useOptimistic(items, (rows, changed: { itemId: string; isDone: boolean }) =>
    rows.map((row) => (row.id === changed.itemId ? { ...row, isDone: changed.isDone } : row)),
  )
  const [, startTransition] = useTransition()
  const press = usePress()

  const change = (itemId: string) => (isDone: boolean) =>
    startTransition(async () => {
      tick({ itemId, isDone })
      await press(tickItemAction({ id, itemId, isDone }))
    })

  return (
    <ul aria-label="Action items" className="list">
      {shown.map(({ id: itemId, title, owner, due, isLate, isDone, can }) => (
        <TaskLine
          key={itemId}
          id={itemId}
          title={title}
          owner={owner}
          due={due}
          isLate={isLate}
          isDone={isDone}
          disabled={!can.tick}
          onTick={change(itemId)}
        />
      ))}
    </ul>
  )
}
