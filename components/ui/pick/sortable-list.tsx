'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon/icon'
import { useRowDrag } from './use-row-drag'

interface SortableItem {
  id: string
  /** The name in announcements, for example "Question 2". */
  name: string
  content: ReactNode
  /** Content below the line, full width. */
  body?: ReactNode
}

interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  /** Positions from 0. */
  onMove: (from: number, to: number) => void
  /** Frameless rows, for nested lists. */
  plain?: boolean
  className?: string
}

const DRAWN = 20

/** Sortable by dragging, or with buttons. */
export function SortableList({ label, items, onMove, plain = false, className }: SortableListProps) {
  const [news, setNews] = useState('')

  function move(from: number, to: number) {
    const name = items[from]?.name
    if (name === undefined || from === to || !items[to]) return
    setNews(`${name} moved to place ${to + 1} of ${items.length}.`)
    onMove(from, to)
  }

  const placeOf = (id: string) => items.findIndex((item) => item.id === id)
  const { draggedId, place, grip } = useRowDrag((id, to) => move(placeOf(id), to))
  const from = draggedId === undefined ? -1 : placeOf(draggedId)
  // A hundred rendered rows would slow typing; the first few are always rendered, so none jumps.
  const isUndrawn = !plain && items.length > DRAWN
  return (
    <>
      <ol aria-label={label} className={cx('grid grid-cols-1 gap-2', className)}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            item={item}
            grip={grip(item.id)}
            plain={plain}
            isUndrawn={isUndrawn}
            isDragged={index === from}
            dropsAt={index === place && index !== from ? (index < from ? 'above' : 'below') : undefined}
            onUp={index === 0 ? undefined : () => move(index, index - 1)}
            onDown={index === items.length - 1 ? undefined : () => move(index, index + 1)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}

interface RowProps {
  item: SortableItem
  grip: ComponentProps<'span'>
  plain: boolean
  /** Off-screen rows skip rendering. */
  isUndrawn: boolean
  isDragged: boolean
  /** Where the dragged row would land. */
  dropsAt: 'above' | 'below' | undefined
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Row({ item: { name, content, body }, grip, plain, isUndrawn, isDragged, dropsAt, onUp, onDown }: RowProps) {
  return (
    <li
      className={cx(
        'relative',
        !plain && 'rounded-lg border border-line bg-surface p-2',
        isUndrawn && '[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
        isDragged && 'opacity-50',
      )}
    >
      {dropsAt && (
        <span
          className={cx(
            'absolute inset-x-0 h-0.5 rounded-full bg-primary',
            dropsAt === 'above' ? '-top-1.5' : '-bottom-1.5',
          )}
        />
      )}
      <div className="flex items-start gap-1">
        <span
          {...grip}
          aria-hidden="true"
          className="inline-flex h-9 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-subtle select-none hover:bg-hover hover:text-ink active:cursor-grabbing"
        >
          <Icon name="grip-vertical" className="size-4" />
        </span>
        <div className="min-w-0 flex-1">{content}</div>
        <span className="flex h-9 shrink-0 items-center">
          <ArrowButton label={`Move ${name} up`} icon="arrow-up" onPress={onUp} />
          <ArrowButton label={`Move ${name} down`} icon="arrow-down" onPress={onDown} />
        </span>
      </div>
      {body}
    </li>
  )
}

interface ArrowButtonProps {
  label: string
  icon: 'arrow-up' | 'arrow-down'
  /** None at the list's end. */
  onPress: (() => void) | undefined
}

const ArrowButton = ({ label, icon, onPress }: ArrowButtonProps) => (
  <IconButton
    size="sm"
    label={label}
    icon={<Icon name={icon} />}
    // Not disabled, which would drop the focus to the top of the page.
    aria-disabled={onPress ? undefined : true}
    onClick={onPress}
  />
)
