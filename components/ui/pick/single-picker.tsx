'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useId, useState, type ReactNode } from 'react'
import { Spinner } from '@/components/ui/button/spinner'
import type { FieldControl } from '@/components/ui/form/field'
import { controlClass } from '@/components/ui/input/control-style'
import { Scripted } from '@/components/ui/scripted'
import { movesIntoList, PickerList } from './picker-list'
import type { PickerItem } from './picker-search'
import { usePicker, type PickerOptions } from './use-picker'

interface SinglePickerProps extends Pick<PickerOptions, 'items' | 'search'> {
  /** From `Field`: ties label, hint and error to the box. */
  control: FieldControl
  value: PickerItem | null
  onChange: (value: PickerItem) => void
  placeholder?: string
  /** Shown without matches. */
  nothing?: string
  /** Shown without anything to choose from. */
  empty?: ReactNode
}

const none: PickerItem[] = []

export function SinglePicker({ control, value, onChange, nothing, empty, ...rest }: SinglePickerProps) {
  const listId = useId()
  const [editing, setEditing] = useState(false)
  const picker = usePicker({
    items: rest.items,
    search: rest.search,
    value: none,
    onChange: ([chosen]) => {
      if (chosen) onChange(chosen)
      setEditing(false)
    },
  })
  // Choosing clears the box, which reopens it for multiple choice; a single choice is done.
  const shown = picker.open && editing

  function begin() {
    setEditing(true)
    picker.setOpen(true)
  }

  function type(words: string) {
    setEditing(true)
    picker.type(words)
  }

  function leave() {
    setEditing(false)
    picker.type('')
    picker.setOpen(false)
  }

  return (
    <Scripted className="relative">
      <input
        {...control}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && picker.offered[picker.pointed] ? `${listId}${picker.pointed}` : undefined}
        autoComplete="off"
        placeholder={value?.label ?? rest.placeholder}
        value={editing ? picker.text : (value?.label ?? '')}
        onChange={(event) => type(event.target.value)}
        // Selects the text, so typing replaces the choice.
        onFocus={({ target }) => target.select()}
        onClick={begin}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !shown) begin()
          else if (shown) picker.press(event)
        }}
        onBlur={(event) => movesIntoList(event, listId) || leave()}
        className={controlClass('truncate pr-9')}
      />
      <span className="pointer-events-none absolute top-2.5 right-2.5 inline-flex text-subtle">
        {picker.waiting && shown ? <Spinner /> : <Icon name="chevron-down" className="size-4" />}
      </span>
      {shown && <PickerList id={listId} picker={picker} nothing={nothing} empty={empty} />}
    </Scripted>
  )
}
