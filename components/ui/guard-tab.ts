type Guarded = {
  /** Tries to save what is not saved yet. */
  save: () => void
  isOnItsWay: () => boolean
  /** Keeps it on this device, before the tab may be gone. */
  keep?: () => void
}

/** Saves before the tab is hidden and once the line is back, and asks before it is closed. Returns how to stop that. */
export function guardTab({ save, isOnItsWay, keep = () => {} }: Guarded): () => void {
  const saveWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return
    keep()
    save()
  }
  const askFirst = (event: BeforeUnloadEvent) => {
    keep()
    if (isOnItsWay()) event.preventDefault()
  }
  window.addEventListener('online', save)
  window.addEventListener('beforeunload', askFirst)
  document.addEventListener('visibilitychange', saveWhenHidden)
  return () => {
    window.removeEventListener('online', save)
    window.removeEventListener('beforeunload', askFirst)
    document.removeEventListener('visibilitychange', saveWhenHidden)
  }
}
