export interface ToastMessage {
  type?: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  /** Showing the same key again replaces the toast instead of adding one. */
  key?: string
  /** Milliseconds it stays; 4500 unless told otherwise. */
  duration?: number
  /** One thing that can be done about it, for example taking it back. */
  action?: { label: string; run: () => void }
}

type Listener = (message: ToastMessage) => void

let listener: Listener | undefined
const waiting: ToastMessage[] = []

/** Shows a toast, top right. May be called before the toaster is there; it will be shown when it is. */
export function toast(message: ToastMessage) {
  if (listener) listener(message)
  else waiting.push(message)
}

/** The toaster's end of the line: it is handed what waited, then everything that follows. Returns how to hang up. */
export function receiveToasts(receive: Listener) {
  listener = receive
  waiting.splice(0).forEach(receive)
  return () => {
    // Another may have taken over meanwhile; hanging up must not cut that one off.
    if (listener === receive) listener = undefined
  }
}
