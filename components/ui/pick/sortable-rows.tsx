'use client'

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Icon } from '@/components/ui/icon/icon'
import { useId, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { cx } from '@/components/ui/cx'

export interface SortableItem {
  id: string
  /** The name in announcements, for example "Question 2". */
  name: string
  content: ReactNode
  /** Content below the line, full width. */
  body?: ReactNode
}

export interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  /** Positions from 0. */
  onMove: (from: number, to: number) => void
  /** Frameless rows, for nested lists. */
  plain?: boolean
  className?: string
}

const DRAWN = 20

export function SortableRows({ label, items, onMove, plain = false, className }: SortableListProps) {
  const id = useId()
  const sensors = useSensors(
    // A drag starts after a few pixels, so presses on the handle aren't drags.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (key: string | number | undefined) => items.findIndex((item) => item.id === key)
  const nameAt = (key: string | number) => items[place(key)]?.name ?? 'It'
  const spot = (key: string | number | undefined) => `place ${place(key) + 1} of ${items.length}`

  // A hundred rendered rows would slow typing; the first few are always rendered, so none jumps.
  const isUndrawn = !plain && items.length > DRAWN

  const lifted = (key: string | number) => `${nameAt(key)} lifted from ${spot(key)}.`

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(place(active.id), place(over.id))
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Press space to lift, the arrow keys to move, space to drop, escape to put it back.',
        },
        announcements: {
          onDragStart: ({ active }) => lifted(active.id),
          // A lifted item is over itself first, which must not be announced.
          onDragOver: ({ active, over }) => {
            if (over?.id === active.id) return lifted(active.id)
            return over ? `${nameAt(active.id)} is over ${spot(over.id)}.` : undefined
          },
          onDragEnd: ({ active, over }) => (over ? `${nameAt(active.id)} dropped at ${spot(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${nameAt(active.id)} is back at ${spot(active.id)}.`,
        },
      }}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={cx('grid grid-cols-1 gap-2', className)}>
          {items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              index={index}
              plain={plain}
              onMove={onMove}
              isUndrawn={isUndrawn}
              last={index === items.length - 1}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  item: SortableItem
  index: number
  last: boolean
  plain: boolean
  /** Off-screen rows skip rendering. */
  isUndrawn: boolean
  onMove: SortableListProps['onMove']
}

function Row({ item, index, last, plain, isUndrawn, onMove }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
      className={cx(
        'relative',
        !plain && 'rounded-lg border border-line bg-surface p-2',
        isUndrawn && '[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
        isDragging && 'z-10 rounded-lg bg-surface shadow-pop',
      )}
    >
      <div className="flex items-start gap-1">
        <button
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          type="button"
          aria-label={`Move ${item.name}`}
          className="inline-flex h-9 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-subtle hover:bg-hover hover:text-ink"
        >
          <Icon name="grip-vertical" className="size-4" />
        </button>
        <div className="min-w-0 flex-1">{item.content}</div>
        <span className="flex h-9 shrink-0 items-center">
          <IconButton
            size="sm"
            label={`Move ${item.name} up`}
            icon={<Icon name="arrow-up" />}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          />
          <IconButton
            size="sm"
            label={`Move ${item.name} down`}
            icon={<Icon name="arrow-down" />}
            disabled={last}
            onClick={() => onMove(index, index + 1)}
          />
        </span>
      </div>
      {item.body}
    </li>
  )
}
