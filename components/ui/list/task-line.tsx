import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/display/avatar'
import { linked } from '@/components/ui/display/linked'
import { Checkbox } from '@/components/ui/input/checkbox'

interface TaskLineProps {
  /** The fragment that a link opens. */
  id?: string
  title: string
  owner: { name: string; pictureId: string | null } | null
  /** Its day in words, such as "Due Nov 30, 2026". */
  due: string | null
  isLate: boolean
  isDone: boolean
  disabled?: boolean
  onTick: (isDone: boolean) => void
  /** Its buttons. */
  children?: ReactNode
}

/** Something to do, to be ticked, with owner and day. */
export function TaskLine({ id, title, owner, due, isLate, isDone, disabled, onTick, children }: TaskLineProps) {
  return (
    <li id={id} className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={<span className={isDone ? 'text-subtle line-through' : undefined}>{linked(title)}</span>}
          hint={due && <span className={isLate && !isDone ? 'text-danger-ink' : undefined}>{due}</span>}
          checked={isDone}
          disabled={disabled}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
      {owner && (
        <span title={owner.name} className="inline-flex">
          <Avatar name={owner.name} pictureId={owner.pictureId} size="sm" />
          <span className="sr-only">{owner.name}</span>
        </span>
      )}
      {children}
    </li>
  )
}
