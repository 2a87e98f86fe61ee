'use client'

import { CommandInput, CommandRoot } from 'cmdk'
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Spinner } from '@/components/ui/button/spinner'
import { Kbd } from '@/components/ui/display/kbd'
import { Icon } from '@/components/ui/icon/icon'
import { plural } from '@/lib/shared/text'
import type { Reach } from '@/components/shell/navigation'
import { outcomeOf, type PaletteItem } from './entries'
import type { KeptHere } from './kept-here'
import { commandKey } from './palette-keys'
import { lineId, PaletteList } from './palette-list'
import { LONGEST, useFinder } from './use-finder'

interface FindPanelProps {
  reach: Reach
  kept: KeptHere
  /** Switches the workspace. */
  enter: (workspaceId: string) => void
  begun: string
  onClose: () => void
}

/** Type, Enter, go; the focus stays in the box, arrows move the selection. */
export function FindPanel({ reach, kept, enter, begun, onClose }: FindPanelProps) {
  const panelId = useId()
  const input = useRef<HTMLInputElement>(null)
  const finder = useFinder(reach, kept, begun)
  const { offered, chosen, isWaiting } = finder

  useLayoutEffect(() => input.current?.focus(), [])

  function choose({ id, workspaceId }: PaletteItem, event: MouseEvent) {
    kept.noteUse(id)
    if (event.ctrlKey || event.metaKey) return
    if (workspaceId !== undefined) {
      event.preventDefault()
      enter(workspaceId)
    }
    onClose()
  }

  /** Presses the line, so the router and dialogs hear it as a click. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (chosen) document.getElementById(lineId(panelId, chosen))?.click()
  }

  return (
    <CommandRoot
      loop
      // The opening dialog focuses the first thing that can have the focus, which is the box.
      tabIndex={undefined}
      shouldFilter={false}
      vimBindings={false}
      label="Search or do anything"
      value={chosen?.id ?? ''}
      onValueChange={finder.point}
      className="contents"
    >
      <div className="flex items-center gap-2.5 border-b border-line py-1.5 pr-2 pl-4">
        <Icon name="search" className="size-4 shrink-0 text-subtle" />
        <CommandInput asChild value={finder.text} onValueChange={finder.type}>
          <Box
            ref={input}
            onKeyDown={press}
            aria-expanded={offered.length > 0}
            aria-activedescendant={chosen && lineId(panelId, chosen)}
          />
        </CommandInput>
        {isWaiting && <Spinner className="text-subtle" />}
        <IconButton size="sm" label="Close" icon={<Icon name="x" />} onClick={onClose} onKeyDown={keepEnter} />
      </div>
      <PaletteList panelId={panelId} items={offered} onChoose={choose} />
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
    </CommandRoot>
  )
}

/** Gets the attributes of a combobox from cmdk. */
const Box = (props: ComponentProps<'input'>) => (
  <input
    maxLength={LONGEST}
    placeholder="Search, or try “ask” and a name"
    className="h-10 min-w-0 flex-1 bg-transparent text-md outline-none"
    {...props}
  />
)

/** Enter on a button presses it, not the selected line. */
const keepEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.stopPropagation()

function wordsFor(count: number, { isWaiting, hasFailed }: { isWaiting: boolean; hasFailed: boolean }) {
  if (hasFailed) return 'Search isn’t working right now. Keep typing to try again.'
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
