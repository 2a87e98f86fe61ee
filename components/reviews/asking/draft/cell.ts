import { useSyncExternalStore } from 'react'

/** A value outside of React's tree, so that what changes with every key draws only the few components that show it. */
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

/** A part of a cell. `select` must return the same object as long as that part has not changed. */
export function useCell<Value, Part>(cell: Cell<Value>, select: (value: Value) => Part): Part {
  const read = () => select(cell.read())
  return useSyncExternalStore(cell.subscribe, read, read)
}
