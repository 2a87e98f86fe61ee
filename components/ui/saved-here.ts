type Saved<Value> = { value: Value; savedAt: Date }

/**
 * What this tab has saved, by key. The router brings a page back as it was first sent, so what was saved since is newer.
 * Both times are by the server's clock.
 */
export class SavedHere<Value> {
  private readonly byKey = new Map<string, Saved<Value>>()

  readonly note = (key: string, value: Value, savedAt: Date) => void this.byKey.set(key, { value, savedAt })

  /** What the server has: what a page was drawn with, read at `readAt`, or what was saved since. */
  readonly newest = (key: string, drawn: Value, readAt: Date): Value => {
    const saved = this.byKey.get(key)
    return saved && saved.savedAt >= readAt ? saved.value : drawn
  }
}
