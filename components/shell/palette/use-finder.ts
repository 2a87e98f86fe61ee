'use client'

import { useMemo, useState } from 'react'
import { SEARCH_PAUSE_MS, useLookup } from '@/components/ui/lookup/use-lookup'
import { findItems } from '@/components/ui/pick/picker-search'
import type { Reach } from '@/components/shell/navigation'
import { actsOnFirst, addressed, entriesFor, groupsFor, withoutTwins, type PaletteItem } from './entries'
import { find } from './find'
import type { KeptHere } from './kept-here'

/** Letters searched for. */
export const LONGEST = 100

const none: PaletteItem[] = []

/** Lines per group before typing, so further groups stay visible. */
const firstLines: Readonly<Record<string, number>> = { 'Often used': 5, 'To do': 3 }

/** Lines by group; before typing, only the first of some. */
const inGroups = (items: readonly PaletteItem[], words: string) =>
  groupsFor(words).flatMap((name) => {
    const inside = items.filter(({ group }) => group === name)
    return words === '' ? inside.slice(0, firstLines[name]) : inside
  })

/** The palette's lines for these words. */
function useLines(reach: Reach, kept: KeptHere, words: string) {
  const to = addressed(reach, words)
  const sought = to?.name ?? words
  const answer = useLookup(sought === '' ? null : { ...find(sought), pauseMs: SEARCH_PAUSE_MS })
  // Optional: to-dos and workspaces may fail without breaking the rest.
  const { data: known = none } = useLookup(find(''))
  const weights = useMemo(() => kept.weights(), [kept])
  const weigh = ({ id }: PaletteItem) => weights.get(id) ?? 0
  const byUse = (items: readonly PaletteItem[]) => items.toSorted((one, other) => weigh(other) - weigh(one))
  const entries = useMemo(() => entriesFor(reach), [reach])

  const own = findItems(byUse(to ? entries : [...entries, ...known]), words, none)
  const often = words === '' ? own.filter((item) => item.group !== 'To do' && weigh(item) > 0) : none
  // Keeps earlier results that still match, so the list doesn't flicker while typing.
  const answered = sought === '' || answer.hasFailed ? none : (answer.data ?? none)
  const fitting = byUse(answer.isWaiting ? findItems(answered, sought, none) : answered)
  const found = to ? to.linesFor(fitting, answer.isWaiting) : [...fitting, ...actsOnFirst(reach, fitting)]
  const top = often.slice(0, firstLines['Often used']).map((item): PaletteItem => ({ ...item, group: 'Often used' }))
  const unique = [...new Map([...own, ...found, ...top].map((item) => [item.id, item])).values()]
  return { offered: inGroups(withoutTwins(unique), words), isWaiting: answer.isWaiting, hasFailed: answer.hasFailed }
}

/** The palette's text, lines and selection. */
export function useFinder(reach: Reach, kept: KeptHere, begun: string) {
  const [text, setText] = useState(begun)
  const [moved, setMoved] = useState('')
  const { offered, isWaiting, hasFailed } = useLines(reach, kept, text.trim())

  function type(next: string) {
    setText(next)
    setMoved('')
  }

  return {
    text,
    type,
    offered,
    // The top line stays selected while results arrive, unless somebody moved.
    chosen: offered.find(({ id }) => id === moved) ?? offered[0],
    point: (id: string) => setMoved(id === offered[0]?.id ? '' : id),
    isWaiting,
    hasFailed,
  }
}
