'use client'

import { useCallback, useMemo, useState } from 'react'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import { findItems } from '@/components/ui/pick/picker-search'
import type { Reach } from '@/components/shell/navigation'
import { addressed, entriesFor, paletteGroups, type PaletteItem } from './entries'
import { find } from './find'

/** As many letters as are looked for. */
export const LONGEST = 100

const none: PaletteItem[] = []

/** What is typed, what that offers, and which line of it the keys point at. */
export function useFinder(reach: Reach) {
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState(0)
  const words = text.trim()
  const to = addressed(words)
  const sought = to?.name ?? words
  const answer = useLookup(sought === '' ? null : { ...find(sought), pauseMs: SEARCH_PAUSE_MS })
  // The other workspaces are few and known once the palette is open; without them there is still everything else.
  const { data: workspaces = none } = useLookup(find(''))
  const places = useMemo(() => entriesFor(reach), [reach])

  const own = findItems([...places, ...workspaces], words, none)
  // What was found for fewer letters stays as far as it still fits, so that the list does not flicker while one types.
  const known = sought === '' || answer.hasFailed ? none : (answer.data ?? none)
  const fitting = answer.isWaiting ? findItems(known, sought, none) : known
  const found = to ? to.linesFor(fitting) : fitting
  const unique = [...new Map([...own, ...found].map((item) => [item.id, item])).values()]
  const offered = paletteGroups.flatMap((name) => unique.filter(({ group }) => group === name))

  function type(next: string) {
    setText(next)
    setPointed(0)
  }
  /** Adds letters behind what is there. */
  const append = useCallback((letters: string) => setText((now) => `${now}${letters}`.slice(0, LONGEST)), [])
  const step = (by: number) => setPointed((now) => (offered.length ? (now + by + offered.length) % offered.length : 0))

  return {
    ...{ text, type, append, offered, step },
    pointed: Math.min(pointed, Math.max(offered.length - 1, 0)),
    point: setPointed,
    isWaiting: answer.isWaiting,
    hasFailed: answer.hasFailed,
  }
}
