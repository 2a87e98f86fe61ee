import { iconButtonClass } from '@/components/ui/button/button-style'
import { ScriptedButton } from '@/components/ui/button/scripted-button'
import { Kbd } from '@/components/ui/display/kbd'
import { Icon } from '@/components/ui/icon/icon'

/** The sidebar's palette button with its shortcut; narrow windows use the bar's. */
export function SearchButton({ command }: { command: string }) {
  return (
    <ScriptedButton
      type="button"
      data-palette
      data-tip="Search"
      data-tip-if="cut"
      aria-keyshortcuts={command === '⌘' ? 'Meta+K' : 'Control+K'}
      className="nav-link nav-search mb-2 w-full max-md:hidden"
    >
      <Icon name="search" />
      <span className="rail-quiet truncate">Search</span>
      <span aria-hidden="true" className="rail-hidden ml-auto flex gap-1">
        <Kbd>{command}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </ScriptedButton>
  )
}

/** The bar's palette button on narrow windows. */
export function SearchIconButton() {
  return (
    <ScriptedButton
      type="button"
      data-palette
      aria-label="Find anything"
      className={iconButtonClass({ className: 'ml-auto' })}
    >
      <Icon name="search" />
    </ScriptedButton>
  )
}
