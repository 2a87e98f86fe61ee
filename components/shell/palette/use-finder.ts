'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { findItems } from '@/components/ui/pick/picker-search'
import { entriesFor, paletteGroups, type PaletteItem, type PaletteReach } from './entries'
import { find } from './find'

const PAUSE_MS = 150

/** As many letters as are looked for. */
export const LONGEST = 100

const none: PaletteItem[] = []

type Answer = { words: string; items: PaletteItem[]; hasFailed: boolean }

/** The other workspaces, which are few and known once the palette is open. */
function useWorkspaces() {
  const [workspaces, setWorkspaces] = useState(none)
  useEffect(() => {
    // Without them there is still everything else.
    find('').then(setWorkspaces, () => undefined)
  }, [])
  return workspaces
}

/** What the server found for the words last asked about. */
function useAnswer(words: string) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (words === '') return
    let latest = true
    const take = (items: PaletteItem[], hasFailed: boolean) => latest && setAnswer({ words, items, hasFailed })
    const timer = setTimeout(() => {
      find(words).then(
        (items) => take(items, false),
        () => take(none, true),
      )
    }, PAUSE_MS)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [words])
  return answer
}

/** What is typed, what that offers, and which line of it the keys point at. */
export function useFinder(reach: PaletteReach) {
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState(0)
  const words = text.trim()
  const answer = useAnswer(words)
  const workspaces = useWorkspaces()
  const places = useMemo(() => entriesFor(reach), [reach])

  const isAnswered = answer?.words === words
  const own = findItems([...places, ...workspaces], words, none)
  // What was found for fewer letters stays as far as it still fits, so that the list does not flicker while one types.
  const kept = isAnswered ? answer.items : findItems(answer?.items ?? none, words, none)
  const found = words === '' ? none : kept
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
    isWaiting: words !== '' && !isAnswered,
    hasFailed: isAnswered && answer.hasFailed,
  }
}
