'use client'

import { useState, type KeyboardEvent } from 'react'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import { findItems, type PickerItem, type PickerSearch } from './picker-search'

export interface PickerOptions {
  value: readonly PickerItem[]
  onChange: (value: PickerItem[]) => void
  /** What can be chosen; with `search`, what is offered before anything is typed. */
  items: readonly PickerItem[]
  /** Asks the server, for more than a few hundred items. */
  search?: PickerSearch
  /** Makes an item of what was typed, for example of an e-mail address; undefined when it cannot be one. */
  create?: (text: string) => PickerItem | undefined
}

/**
 * The matches for what is typed, then what the text itself would become. Not deferred, because Enter takes the first match
 * of the text it follows.
 */
function useOffered({ value, items, search, create }: PickerOptions, text: string) {
  const words = text.trim()
  const isAsked = search !== undefined && words !== ''
  const found = useLookup(isAsked ? { ...search(words), pauseMs: SEARCH_PAUSE_MS } : null)
  const source = isAsked ? [...items, ...(found.data ?? [])] : items
  const unique = [...new Map(source.map((item) => [item.id, item])).values()]
  const matches = findItems(unique, words, value)
  const created = words === '' ? undefined : create?.(words)
  const isNew = created && ![...matches, ...value].some((item) => item.id === created.id)
  return {
    offered: isNew ? [...matches, created] : matches,
    // A search that fails says nothing; typing on asks again.
    waiting: found.isWaiting || found.hasFailed,
  }
}

/** Several addresses pasted at once, as items; undefined when they are not several or one of them is none of ours. */
export function itemsOf(pasted: string, create: PickerOptions['create']): PickerItem[] | undefined {
  const parts = pasted.split(/[\s,;]+/).filter(Boolean)
  const made = parts.map((part) => create?.(part)).filter((item) => item !== undefined)
  return parts.length > 1 && made.length === parts.length ? made : undefined
}

type Keys = Readonly<Record<string, (() => void) | undefined>>

type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'> & {
  nativeEvent: Pick<KeyboardEvent['nativeEvent'], 'isComposing'>
}

/** Enter must not send the form, nor Escape close the dialog, that the picker stands in; other keys go their way. */
export function actOn(event: KeyPress, keys: Keys) {
  const act = keys[event.key]
  if (!act || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** The state of a picker: what is typed, offered, pointed at and chosen, and what each key does. */
export function usePicker(options: PickerOptions) {
  const { value, onChange } = options
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [pointed, setPointed] = useState(0)
  const { offered, waiting } = useOffered(options, text)

  function type(next: string) {
    setText(next)
    setPointed(0)
    setOpen(true)
  }

  function choose(item: PickerItem | undefined) {
    if (!item || item.refusal) return
    onChange([...value, item])
    type('')
    // Who looks through the list may take more of it; who typed a name has found it, and the list is in the way.
    setOpen(text === '')
  }

  const add = (more: readonly PickerItem[]) =>
    onChange([...new Map([...value, ...more].map((item) => [item.id, item])).values()])
  const remove = (id: string) => onChange(value.filter((item) => item.id !== id))
  const step = (by: number) => setPointed((now) => (offered.length ? (now + by + offered.length) % offered.length : 0))

  const keys: Keys = {
    ArrowDown: () => (open ? step(1) : setOpen(true)),
    ArrowUp: () => step(-1),
    Enter: () => open && choose(offered[pointed]),
    Escape: open ? () => setOpen(false) : undefined,
  }

  const last = value.at(-1)
  const erase = text === '' && last ? () => remove(last.id) : undefined
  const press = (event: KeyboardEvent) => actOn(event, { ...keys, Backspace: erase })

  return { text, type, open, setOpen, pointed, setPointed, offered, waiting, choose, add, remove, press }
}
