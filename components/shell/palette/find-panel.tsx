'use client'

import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Spinner } from '@/components/ui/button/spinner'
import { Kbd } from '@/components/ui/display/kbd'
import { Icon } from '@/components/ui/icon/icon'
import { plural } from '@/lib/shared/text'
import type { Reach } from '@/components/shell/navigation'
import type { PaletteItem } from './entries'
import { commandKey } from './palette-keys'
import { PaletteList } from './palette-list'
import { LONGEST, useFinder } from './use-finder'

interface FindPanelProps {
  reach: Reach
  /** Goes on in another workspace. */
  enter: (workspaceId: string) => void
  /** Hands over, once, what was typed before the box was there. */
  takeEarly: () => string
  onClose: () => void
}

/** Type a few letters, press Enter, and be there. The focus stays in the box; the arrows point. */
export function FindPanel({ reach, enter, takeEarly, onClose }: FindPanelProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const finder = useFinder(reach)
  const { offered, pointed, isWaiting, append } = finder

  // Before the browser hands over another key: one that met a box without these letters would wipe them out.
  useLayoutEffect(() => {
    input.current?.focus()
    append(takeEarly())
  }, [append, takeEarly])

  function choose({ workspaceId }: PaletteItem, event: MouseEvent) {
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
          aria-label="Go to, create or find"
          aria-expanded={offered.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={offered[pointed] ? `${listId}${pointed}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder="Go to, create or find…"
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
        <Hint keys={['↑', '↓']}>to choose</Hint>
        <Hint keys={['Enter']}>to go there</Hint>
        <Hint keys={['Esc']}>to close</Hint>
        <span className="ml-auto">
          <Hint keys={[commandKey(navigator.userAgent), '/']}>for every key</Hint>
        </span>
      </div>
    </>
  )
}

function wordsFor(count: number, { isWaiting, hasFailed }: { isWaiting: boolean; hasFailed: boolean }) {
  if (hasFailed) return 'People and things cannot be looked for at the moment. Type on to try again.'
  if (isWaiting) return 'Looking…'
  return count === 0 ? 'Nothing here goes by that name. Try fewer letters.' : plural(count, 'line', 'lines')
}

function Hint({ keys, children }: { keys: string[]; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  )
}
