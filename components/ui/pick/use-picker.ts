'use client'

import { useState, type KeyboardEvent } from 'react'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import { findItems, type PickerItem, type PickerSearch } from './picker-search'

export interface PickerOptions {
  value: readonly PickerItem[]
  onChange: (value: PickerItem[]) => void
  /** Options; with `search`, the first ones. Without them, `search` finds those once the list opens. */
  items?: readonly PickerItem[]
  /** Server search, for more than a few hundred items. */
  search?: PickerSearch
  /** Creates an item from text, such as an address; undefined if invalid. */
  create?: (text: string) => PickerItem | undefined
}

const none: readonly PickerItem[] = []

const withoutTwins = (items: readonly PickerItem[]) => [...new Map(items.map((item) => [item.id, item])).values()]

/** Matches for the text, then the item it would create. Not deferred, because Enter takes the first match. */
function useOffered({ value, items, search, create }: PickerOptions, text: string, isOpen: boolean) {
  const words = text.trim()
  const first = useLookup(isOpen && search !== undefined && items === undefined ? search('') : null)
  const known = items ?? first.data ?? none
  const isAsked = search !== undefined && words !== ''
  const found = useLookup(isAsked ? { ...search(words), pauseMs: SEARCH_PAUSE_MS } : null)
  const source = isAsked ? [...known, ...(found.data ?? [])] : known
  const matches = findItems(withoutTwins(source), words, value)
  const created = words === '' ? undefined : create?.(words)
  const isNew = created && ![...matches, ...value].some((item) => item.id === created.id)
  return {
    offered: isNew ? [...matches, created] : matches,
    // A failed search shows nothing; typing asks again.
    waiting: [first, found].some(({ isWaiting, hasFailed }) => isWaiting || hasFailed),
  }
}

/** Pasted addresses as items; undefined unless several and all valid. */
export function itemsOf(pasted: string, create: PickerOptions['create']): PickerItem[] | undefined {
  const parts = pasted.split(/[\s,;]+/).filter(Boolean)
  const made = parts.map((part) => create?.(part)).filter((item) => item !== undefined)
  return parts.length > 1 && made.length === parts.length ? made : undefined
}

type Keys = Readonly<Record<string, (() => void) | undefined>>

type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'> & {
  nativeEvent: Pick<KeyboardEvent['nativeEvent'], 'isComposing'>
}

/** Enter must not submit the form, nor Escape close the dialog; other keys pass. */
export function actOn(event: KeyPress, keys: Keys) {
  const act = keys[event.key]
  if (!act || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

export function usePicker(options: PickerOptions) {
  const { value, onChange } = options
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [pointed, setPointed] = useState(0)
  const { offered, waiting } = useOffered(options, text, open)

  function type(next: string) {
    setText(next)
    setPointed(0)
    setOpen(true)
  }

  function choose(item: PickerItem | undefined) {
    if (!item || item.refusal) return
    onChange([...value, item])
    type('')
    // Browsing continues with the list open; after a typed name it closes.
    setOpen(text === '')
  }

  function remove(id: string) {
    onChange(value.filter((item) => item.id !== id))
    setOpen(false)
  }

  const add = (more: readonly PickerItem[]) => onChange(withoutTwins([...value, ...more]))
  const step = (by: number) => setPointed((now) => (offered.length ? (now + by + offered.length) % offered.length : 0))

  const last = text === '' ? value.at(-1) : undefined
  const keys: Keys = {
    ArrowDown: () => (open ? step(1) : setOpen(true)),
    ArrowUp: () => step(-1),
    Enter: () => open && choose(offered[pointed]),
    Escape: open ? () => setOpen(false) : undefined,
    Backspace: last && (() => remove(last.id)),
  }
  const press = (event: KeyboardEvent) => actOn(event, keys)
  return { text, type, open, setOpen, pointed, setPointed, offered, waiting, choose, add, remove, press }
}
