const prefix = 'rapport.'

/** A place on this device for one thing, kept as JSON. Where the browser keeps nothing for us, it is always empty. */
export function devicePlace(name: string) {
  const key = `${prefix}${name}`
  return {
    /** What lies there, or null. Another version of the product, or somebody's hand, may have put it there. */
    read: (): unknown => {
      try {
        return JSON.parse(window.localStorage.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    /** Puts it there in place of what there was; null leaves the place empty. */
    write: (kept: unknown) => {
      try {
        if (kept === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, JSON.stringify(kept))
      } catch {
        // Private windows and full disks refuse. The server still has everything up to the last save.
      }
    },
  }
}

/** Empties every place on this device; with an owner's mark, all but those that bear it in their name. */
export function clearDevice(ownerMark?: string) {
  try {
    const { localStorage } = window
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const isOwn = (key: string) => ownerMark !== undefined && key.split('.').includes(ownerMark)
    for (const key of keys) if (key.startsWith(prefix) && !isOwn(key)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses us its storage keeps nothing for us either.
  }
}
