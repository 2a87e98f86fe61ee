type Guarded = {
  /** Tries to save. */
  save: () => void
  isOnItsWay: () => boolean
}

/** Saves when the tab is hidden or back online, asks before closing. Returns the stop function. */
export function guardTab({ save, isOnItsWay }: Guarded): () => void {
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }
  const askFirst = (event: BeforeUnloadEvent) => {
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
