const prefix = 'rapport.'

/** JSON storage for one value on this device, empty where the browser refuses it. */
export function devicePlace(name: string) {
  const key = `${prefix}${name}`
  return {
    /** The stored value or null; its shape is untrusted. */
    read: (): unknown => {
      try {
        return JSON.parse(window.localStorage.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    /** Stores a value; null clears it. */
    write: (kept: unknown) => {
      try {
        if (kept === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, JSON.stringify(kept))
      } catch {
        // Private windows and full disks refuse; the server has the last save.
      }
    },
  }
}

/** Clears this device's storage, except keys with the owner's mark, if given. */
export function clearDevice(ownerMark?: string) {
  try {
    const { localStorage } = window
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const isOwn = (key: string) => ownerMark !== undefined && key.split('.').includes(ownerMark)
    for (const key of keys) if (key.startsWith(prefix) && !isOwn(key)) localStorage.removeItem(key)
  } catch {
    // A browser without storage has nothing to clear.
  }
}
