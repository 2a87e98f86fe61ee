'use client'

import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Spinner } from '@/components/ui/button/spinner'
import { Kbd } from '@/components/ui/display/kbd'
import { Icon } from '@/components/ui/icon/icon'
import { plural } from '@/lib/shared/text'
import type { Reach } from '@/components/shell/navigation'
import { outcomeOf, type PaletteItem } from './entries'
import type { KeptHere } from './kept-here'
import { commandKey } from './palette-keys'
import { PaletteList } from './palette-list'
import { LONGEST, useFinder } from './use-finder'

interface FindPanelProps {
  reach: Reach
  kept: KeptHere
  /** Switches the workspace. */
  enter: (workspaceId: string) => void
  /** Returns once what was typed before the box loaded. */
  takeEarly: () => string
  onClose: () => void
}

/** Type, Enter, go; the focus stays in the box, arrows move the selection. */
export function FindPanel({ reach, kept, enter, takeEarly, onClose }: FindPanelProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const finder = useFinder(reach, kept)
  const { offered, pointed, isWaiting, append } = finder
  const chosen = offered[pointed]

  // Before the next key event, which would overwrite these letters.
  useLayoutEffect(() => {
    input.current?.focus()
    append(takeEarly())
  }, [append, takeEarly])

  function choose({ id, workspaceId }: PaletteItem, event: MouseEvent) {
    kept.noteUse(id)
    if (event.ctrlKey || event.metaKey) return
    if (workspaceId !== undefined) {
      event.preventDefault()
      enter(workspaceId)
    }
    onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => finder.step(1),
      ArrowUp: () => finder.step(-1),
      Enter: () => document.getElementById(`${listId}${pointed}`)?.click(),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line py-1.5 pr-2 pl-4">
        <Icon name="search" className="size-4 shrink-0 text-subtle" />
        <input
          ref={input}
          role="combobox"
          aria-label="Search or do anything"
          aria-expanded={offered.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${listId}${pointed}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder="Search, or try “ask” and a name"
          value={finder.text}
          onChange={(event) => finder.type(event.target.value)}
          onKeyDown={press}
          className="h-10 min-w-0 flex-1 bg-transparent text-md outline-none"
        />
        {isWaiting && <Spinner className="text-subtle" />}
        <IconButton size="sm" label="Close" icon={<Icon name="x" />} onClick={onClose} />
      </div>
      <PaletteList id={listId} items={offered} pointed={pointed} onPoint={finder.point} onChoose={choose} />
      <p role="status" className={offered.length > 0 ? 'sr-only' : 'px-5 pb-5 text-muted'}>
        {wordsFor(offered.length, finder)}
      </p>
      <div className="flex items-center gap-4 border-t border-line px-4 py-2 text-xs text-subtle max-sm:hidden">
        <span className="min-w-0 flex-1">
          {chosen && (
            <Hint keys={['Enter']}>
              <span className="min-w-0 truncate">{outcomeOf(chosen)}</span>
            </Hint>
          )}
        </span>
        <Hint keys={['Esc']}>Close</Hint>
        <Hint keys={[commandKey(navigator.userAgent), '/']}>Shortcuts</Hint>
      </div>
    </>
  )
}

function wordsFor(count: number, { isWaiting, hasFailed }: { isWaiting: boolean; hasFailed: boolean }) {
  if (hasFailed) return 'Search isn’t working right now. Type on to try again.'
  if (isWaiting) return 'Searching…'
  return count === 0 ? 'No results. Try fewer letters.' : plural(count, 'result', 'results')
}

function Hint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  )
}
