export interface ToastMessage {
  type?: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  /** The same key replaces the toast. */
  key?: string
  /** Milliseconds; default 4500. */
  duration?: number
  /** One action, such as undo. */
  action?: { label: string; run: () => void }
}

/** The same words replace the toast that says them; an action belongs to its own thing. */
export const keyOf = ({ key, title, description, action }: ToastMessage) =>
  key ?? (action ? undefined : [title, description].join('\n'))

type Listener = (message: ToastMessage) => void

let listener: Listener | undefined
const waiting: ToastMessage[] = []

/** Shows a toast, top right; queued until the toaster has loaded. */
export function toast(message: ToastMessage) {
  if (listener) listener(message)
  else waiting.push(message)
}

/** Subscribes the toaster to queued and future toasts. Returns the unsubscribe function. */
export function receiveToasts(receive: Listener) {
  listener = receive
  waiting.splice(0).forEach(receive)
  return () => {
    // Another toaster may have subscribed meanwhile.
    if (listener === receive) listener = undefined
  }
}
