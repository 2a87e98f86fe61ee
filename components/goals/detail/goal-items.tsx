'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { successOf } from '@/components/ui/form/toast-outcome'
import { Checkbox } from '@/components/ui/input/checkbox'
import { tickItemAction } from '@/lib/goals/actions'
import type { GoalDetail } from '@/lib/goals/queries/get-goal'

type Item = GoalDetail['items'][number]

/** Its day in words, written on the server, because the browser would load a date library for it. */
export type DueItem = Item & { due: string | null; isLate: boolean }

interface GoalItemsProps {
  id: string
  items: DueItem[]
}

function ItemLine({ item, onTick }: { item: DueItem; onTick: (isDone: boolean) => void }) {
  const { title, owner, due, isLate, isDone, can } = item
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={<span className={isDone ? 'text-subtle line-through' : undefined}>{title}</span>}
          hint={due && <span className={isLate && !isDone ? 'text-danger-ink' : undefined}>{due}</span>}
          checked={isDone}
          disabled={!can.tick}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
      {owner && (
        <span title={owner.name} className="inline-flex">
          <Avatar name={owner.name} pictureId={owner.pictureId} size="sm" />
          <span className="sr-only">{owner.name}</span>
        </span>
      )}
    </li>
  )
}

export function GoalItems({ id, items }: GoalItemsProps) {
  const [shown, tick] = useOptimistic(items, (rows, changed: { itemId: string; isDone: boolean }) =>
    rows.map((row) => (row.id === changed.itemId ? { ...row, isDone: changed.isDone } : row)),
  )
  const [, startTransition] = useTransition()
  const router = useRouter()

  const change = (itemId: string) => (isDone: boolean) =>
    startTransition(async () => {
      tick({ itemId, isDone })
      if (!(await successOf(tickItemAction({ id, itemId, isDone })))) router.refresh()
    })

  return (
    <ul aria-label="Action items" className="list">
      {shown.map((item) => (
        <ItemLine key={item.id} item={item} onTick={change(item.id)} />
      ))}
    </ul>
  )
}
