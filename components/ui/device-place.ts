/** A place on this device for one thing, kept as JSON. Where the browser keeps nothing for us, it is always empty. */
export function devicePlace(key: string) {
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
