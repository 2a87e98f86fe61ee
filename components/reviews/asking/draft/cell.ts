import { useSyncExternalStore } from 'react'

/** A value outside React's tree, so each key redraws only the components that read it. */
export class Cell<Value> {
  private readonly listeners = new Set<() => void>()

  constructor(private value: Value) {}

  readonly read = () => this.value

  readonly write = (value: Value) => {
    if (Object.is(this.value, value)) return
    this.value = value
    this.listeners.forEach((listener) => listener())
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}

/** Part of a cell; `select` must return a stable object while it is unchanged. */
export function useCell<Value, Part>(cell: Cell<Value>, select: (value: Value) => Part): Part {
  const read = () => select(cell.read())
  return useSyncExternalStore(cell.subscribe, read, read)
}
