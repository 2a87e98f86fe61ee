'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Avatar } from '@/components/ui/display/avatar'
import { floatingClass } from '@/components/ui/overlay/surface-style'
import type { PickerItem } from './picker-search'
import { PickerWords } from './picker-words'
import type { usePicker } from './use-picker'

const icons = { team: 'users-round', tag: 'tag', email: 'at-sign', place: 'globe' } as const

/** An item's avatar or icon. */
export function PickerFace({ item, small }: { item: PickerItem; small?: boolean }) {
  if (item.kind === 'person') {
    return <Avatar name={item.label} pictureId={item.pictureId} size={small ? 'xs' : 'sm'} />
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-neutral-soft text-neutral-ink',
        small ? 'size-5 [&_svg]:size-3' : 'size-6 [&_svg]:size-3.5',
      )}
    >
      <Icon name={icons[item.kind]} />
    </span>
  )
}

interface PickerListProps {
  id: string
  picker: ReturnType<typeof usePicker>
  /** Shown without matches. */
  nothing?: string
  /** Shown without anything to choose from, before a word is typed. */
  empty?: ReactNode
}

/** Whether the focus moves into the picker's open list, which stays open for it. */
export const movesIntoList = ({ relatedTarget }: { relatedTarget: Element | null }, id: string) =>
  Boolean(relatedTarget?.closest(`[id="${id}"]`))

/** A picker's options. */
export function PickerList({ id, picker, nothing = 'No results', empty }: PickerListProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[picker.pointed]?.scrollIntoView({ block: 'nearest' })
  }, [picker.pointed])

  if (picker.offered.length === 0) {
    return (
      <div
        id={id}
        role="presentation"
        // A press on its link must not close it.
        onMouseDown={(event) => event.preventDefault()}
        onBlur={() => picker.setOpen(false)}
        className={cx(floatingClass, 'absolute inset-x-0 top-full mt-1 px-3 py-2.5 text-subtle')}
      >
        {picker.waiting ? 'Searching…' : (picker.text.trim() === '' && empty) || nothing}
      </div>
    )
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-multiselectable="true"
      aria-label="Suggestions"
      className={cx(floatingClass, 'absolute inset-x-0 top-full mt-1 max-h-72 overflow-y-auto')}
    >
      {picker.offered.map((item, index) => (
        <div
          key={item.id}
          id={`${id}${index}`}
          role="option"
          aria-selected={false}
          aria-disabled={item.refusal ? true : undefined}
          tabIndex={-1}
          onPointerMove={() => picker.setPointed(index)}
          // The box keeps the focus, so typing continues after a click.
          onMouseDown={(event) => {
            event.preventDefault()
            picker.choose(item)
          }}
          className={cx(
            'flex min-h-10 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1',
            index === picker.pointed && 'bg-hover',
            // Not the text beside it, which says why.
            item.refusal && 'text-subtle [&>:first-child]:opacity-60',
          )}
        >
          <PickerFace item={item} />
          <PickerWords label={item.label} hint={item.refusal ?? item.hint} />
        </div>
      ))}
    </div>
  )
}
