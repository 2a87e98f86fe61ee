'use client'

import { useCallback, useMemo, useState } from 'react'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import { findItems } from '@/components/ui/pick/picker-search'
import type { Reach } from '@/components/shell/navigation'
import { actsOnFirst, addressed, entriesFor, groupsFor, type PaletteItem } from './entries'
import { find } from './find'
import type { KeptHere } from './kept-here'

/** As many letters as are looked for. */
export const LONGEST = 100

const none: PaletteItem[] = []

/** How many lines of a group stand there while nothing is typed, so that the next groups are in sight. */
const firstLines: Readonly<Record<string, number>> = { 'Often used': 5, 'To do': 3 }

/** The lines group by group; while nothing is typed, only the first of some. */
const inGroups = (items: readonly PaletteItem[], words: string) =>
  groupsFor(words).flatMap((name) => {
    const inside = items.filter(({ group }) => group === name)
    return words === '' ? inside.slice(0, firstLines[name]) : inside
  })

/** What is typed, what that offers, and which line of it the keys point at. */
export function useFinder(reach: Reach, kept: KeptHere) {
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState(0)
  const words = text.trim()
  const to = addressed(reach, words)
  const sought = to?.name ?? words
  const answer = useLookup(sought === '' ? null : { ...find(sought), pauseMs: SEARCH_PAUSE_MS })
  // What waits and the other workspaces are few and known once the palette is open; without them there is still the rest.
  const { data: known = none } = useLookup(find(''))
  const weights = useMemo(() => kept.weights(), [kept])
  const weigh = ({ id }: PaletteItem) => weights.get(id) ?? 0
  const byUse = (items: readonly PaletteItem[]) => items.toSorted((one, other) => weigh(other) - weigh(one))
  const entries = useMemo(() => entriesFor(reach), [reach])

  const own = findItems(byUse(to ? entries : [...entries, ...known]), words, none)
  const often = words === '' ? own.filter((item) => item.group !== 'To do' && weigh(item) > 0) : none
  // What was found for fewer letters stays as far as it still fits, so that the list does not flicker while one types.
  const answered = sought === '' || answer.hasFailed ? none : (answer.data ?? none)
  const fitting = byUse(answer.isWaiting ? findItems(answered, sought, none) : answered)
  const found = to ? to.linesFor(fitting) : [...fitting, ...actsOnFirst(reach, fitting)]
  const top = often.slice(0, firstLines['Often used']).map((item): PaletteItem => ({ ...item, group: 'Often used' }))
  const unique = [...new Map([...own, ...found, ...top].map((item) => [item.id, item])).values()]
  const offered = inGroups(unique, words)

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
