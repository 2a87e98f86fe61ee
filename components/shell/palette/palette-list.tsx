'use client'

import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'
import { Avatar } from '@/components/ui/display/avatar'
import { Icon } from '@/components/ui/icon/icon'
import { PickerWords } from '@/components/ui/pick/picker-words'
import type { PaletteItem } from './entries'

interface PaletteListProps {
  id: string
  items: readonly PaletteItem[]
  pointed: number
  onPoint: (index: number) => void
  onChoose: (item: PaletteItem, event: MouseEvent) => void
}

export function PaletteList({ id, items, pointed, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[pointed]?.scrollIntoView({ block: 'nearest' })
  }, [pointed])

  const option = (item: PaletteItem) => {
    const index = items.indexOf(item)
    return (
      <Link
        key={item.id}
        id={`${id}${index}`}
        href={item.href}
        role="option"
        tabIndex={-1}
        aria-selected={index === pointed}
        onPointerMove={() => onPoint(index)}
        onClick={(event) => onChoose(item, event)}
        {...item.marks}
        className={cx('flex min-h-10 items-center gap-2.5 rounded-md px-2.5 py-1', index === pointed && 'bg-hover')}
      >
        {item.kind === 'person' ? (
          <Avatar name={item.label} size="sm" />
        ) : (
          <span className="inline-flex size-6 shrink-0 items-center justify-center text-subtle">
            <Icon name={item.icon} className="size-4" />
          </span>
        )}
        <PickerWords label={item.label} hint={item.hint} />
      </Link>
    )
  }

  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className="overflow-y-auto p-2">
      {[...new Set(items.map(({ group }) => group))].map((name) => {
        const inside = items.filter(({ group }) => group === name)
        return (
          <div key={name} role="group" aria-label={name}>
            <div aria-hidden="true" className="px-2.5 pt-2 pb-1 text-xs font-medium text-subtle">
              {name}
            </div>
            {inside.map(option)}
          </div>
        )
      })}
    </div>
  )
}
