import type { KeyboardEvent, ReactNode } from 'react'

interface FieldRowsProps {
  label: string
  isFull: boolean
  add: () => void
  children: ReactNode
}

/** Rows in which Enter adds the next one: only the button sets the goal. */
export function FieldRows({ label, isFull, add, children }: FieldRowsProps) {
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, defaultPrevented, target } = event
    if (key !== 'Enter' || nativeEvent.isComposing || defaultPrevented || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (target.value.trim() !== '' && !isFull) add()
  }

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <ul aria-label={label} className="grid grid-cols-1 gap-3">
        {children}
      </ul>
    </div>
  )
}
