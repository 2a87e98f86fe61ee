'use client'

import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Avatar } from '@/components/ui/display/avatar'
import { Icon } from '@/components/ui/icon/icon'
import { Checkbox } from '@/components/ui/input/checkbox'

interface ItemLineProps {
  item: {
    id: string
    title: string
    owner: { name: string; pictureId: string | null } | null
    /** Compared with `today`. */
    dueOn: string | null
    /** The same day in words. */
    due: string | null
    isDone: boolean
  }
  today: string
  canWrite?: boolean
  removal: 'Remove' | 'Delete'
  onTick: (isDone: boolean) => void
  onEdit: () => void
  onRemove: () => void
  /** The dialog to edit it. */
  children?: ReactNode
}

/** Something to do after a meeting, with owner and day. */
export function ItemLine({ item, today, canWrite = true, removal, onTick, onEdit, onRemove, children }: ItemLineProps) {
  const { id, title, owner, dueOn, due, isDone } = item
  const isLate = !isDone && dueOn !== null && dueOn < today
  const button = { size: 'sm', variant: 'ghost' } as const
  return (
    <li id={id} className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={<span className={isDone ? 'text-subtle line-through' : undefined}>{title}</span>}
          hint={due !== null && <span className={isLate ? 'text-danger-ink' : undefined}>Due {due}</span>}
          checked={isDone}
          disabled={!canWrite}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
      {owner && (
        <span title={owner.name} className="inline-flex">
          <Avatar name={owner.name} pictureId={owner.pictureId} size="sm" />
          <span className="sr-only">{owner.name}</span>
        </span>
      )}
      {canWrite && !isDone && (
        <IconButton {...button} label={`Edit ${title}`} icon={<Icon name="pencil-line" />} onClick={onEdit} />
      )}
      {canWrite && <IconButton {...button} label={`${removal} ${title}`} icon={<Icon name="x" />} onClick={onRemove} />}
      {children}
    </li>
  )
}
