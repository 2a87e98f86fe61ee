'use client'

import { useId, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { Spinner } from '@/components/ui/button/spinner'
import { cx } from '@/components/ui/cx'
import type { FieldControl } from '@/components/ui/form/field'
import { Chip } from './chip'
import { Scripted } from '@/components/ui/scripted'
import { movesIntoList, PickerList } from './picker-list'
import { itemsOf, usePicker, type PickerOptions } from './use-picker'

interface MultiPickerProps extends PickerOptions {
  /** From `Field`: ties label, hint and error to the box. */
  control: FieldControl
  placeholder?: string
  disabled?: boolean
  /** Shown without anybody to choose. */
  empty?: ReactNode
}

/** A multi-select for people, teams or addresses: type, Enter adds, Backspace removes. */
export function MultiPicker({ control, placeholder, disabled, empty, ...options }: MultiPickerProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const picker = usePicker(options)
  const [first] = useState(options.value)
  const isPicked = options.value.some(({ id }) => first.every((item) => item.id !== id))
  const shown = picker.open && !disabled

  function paste(event: ClipboardEvent) {
    const several = itemsOf(event.clipboardData.getData('text'), options.create)
    if (!several) return
    event.preventDefault()
    picker.add(several)
  }

  return (
    <Scripted className="relative">
      <div
        data-picked={isPicked ? '' : undefined}
        className={cx(
          'flex min-h-9 flex-wrap items-center gap-1 rounded-md border p-1 transition-colors duration-fast focus-within:outline-2 focus-within:-outline-offset-1 hover:border-subtle',
          control['aria-invalid']
            ? 'border-danger focus-within:outline-danger'
            : 'focus-within:border-focus focus-within:outline-focus',
          !control['aria-invalid'] && (disabled ? 'border-line' : 'border-control'),
          disabled ? 'bg-sunken' : 'bg-surface',
        )}
      >
        {options.value.map((item) => (
          <Chip
            key={item.id}
            item={item}
            disabled={disabled}
            onRemove={() => {
              picker.remove(item.id)
              input.current?.focus()
            }}
          />
        ))}
        <input
          {...control}
          ref={input}
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && picker.offered[picker.pointed] ? `${listId}${picker.pointed}` : undefined}
          autoComplete="off"
          disabled={disabled}
          value={picker.text}
          placeholder={options.value.length ? undefined : placeholder}
          onChange={(event) => picker.type(event.target.value)}
          onClick={() => picker.setOpen(true)}
          onKeyDown={picker.press}
          onBlur={(event) => movesIntoList(event, listId) || picker.setOpen(false)}
          onPaste={paste}
          className={cx(
            'h-7 flex-1 bg-transparent px-2 pb-0.5 outline-none',
            options.value.length ? 'min-w-16' : 'min-w-32',
          )}
        />
        {picker.waiting && <Spinner className="mr-2 text-subtle" />}
      </div>
      <p aria-live="polite" className="sr-only">
        {options.value.length} chosen
      </p>
      {shown && <PickerList id={listId} picker={picker} empty={options.value.length === 0 && empty} />}
    </Scripted>
  )
}
