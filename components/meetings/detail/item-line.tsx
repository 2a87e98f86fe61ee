'use client'

import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Icon } from '@/components/ui/icon/icon'
import { TaskLine } from '@/components/ui/list/task-line'

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
  const { title, dueOn, due, isDone } = item
  const button = { size: 'sm', variant: 'ghost' } as const
  return (
    <TaskLine
      {...item}
      due={due && `Due ${due}`}
      isLate={dueOn !== null && dueOn < today}
      disabled={!canWrite}
      onTick={onTick}
    >
      {canWrite && !isDone && (
        <IconButton {...button} label={`Edit ${title}`} icon={<Icon name="pencil-line" />} onClick={onEdit} />
      )}
      {/* As wide as the button above and below, so that the faces stand in a column. */}
      {canWrite && isDone && <span className="size-7" />}
      {canWrite && <IconButton {...button} label={`${removal} ${title}`} icon={<Icon name="x" />} onClick={onRemove} />}
      {children}
    </TaskLine>
  )
}
