import type { KeyboardEvent, ReactNode } from 'react'

/** Rows in which Enter adds the next one: only the button sets the goal. */
export function AddOnEnter({ add, children }: { add: () => void; children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, defaultPrevented, target } = event
    if (key !== 'Enter' || nativeEvent.isComposing || defaultPrevented || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (target.value.trim() !== '') add()
  }

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
