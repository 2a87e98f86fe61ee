type Saved<Value> = { value: Value; savedAt: Date }

/** This tab's saves by key, because the router restores pages as first loaded. Times are the server's. */
export class SavedHere<Value> {
  private readonly byKey = new Map<string, Saved<Value>>()

  readonly note = (key: string, value: Value, savedAt: Date) => void this.byKey.set(key, { value, savedAt })

  /** The newest of the rendered value, read at `readAt`, and this tab's save. */
  readonly newest = (key: string, drawn: Value, readAt: Date): Value => {
    const saved = this.byKey.get(key)
    return saved && saved.savedAt >= readAt ? saved.value : drawn
  }
}
