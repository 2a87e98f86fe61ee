import { useSyncExternalStore } from 'react'

/** State outside React's tree, so each key redraws only the components that read what changed. */
export interface Store<State> {
  read: () => State
  write: (change: Partial<State>) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State extends object>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    write: (change) => {
      state = { ...state, ...change }
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Part of a store; `select` must return a stable object while it is unchanged. */
export function useStore<State, Part>(
  { read, subscribe }: Pick<Store<State>, 'read' | 'subscribe'>,
  select: (state: State) => Part,
): Part {
  const selected = () => select(read())
  return useSyncExternalStore(subscribe, selected, selected)
}
