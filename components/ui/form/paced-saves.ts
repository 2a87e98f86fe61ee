/** Saves on pauses, one save at a time, so older text never overwrites newer. */
export class PacedSaves {
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<boolean> | undefined

  /** `begin` saves and resolves to success; with nothing to save it answers synchronously. */
  constructor(private readonly begin: () => Promise<boolean> | boolean) {}

  readonly saveIn = (ms: number) => {
    this.stop()
    this.timer = setTimeout(() => {
      this.timer = undefined
      // Later input waits for the next pause, or a slow line would save without end.
      void this.saveWhile(() => this.timer === undefined)
    }, ms)
  }

  /** Saves everything, including input meanwhile; true if all is saved. */
  readonly flush = (): Promise<boolean> => {
    this.stop()
    return this.saveWhile(() => true)
  }

  readonly stop = () => clearTimeout(this.timer)

  private async saveWhile(goesOn: () => boolean): Promise<boolean> {
    while (this.running) await this.running
    const begun = this.begin()
    if (typeof begun === 'boolean') return begun
    this.running = begun
    const isDone = await begun
    this.running = undefined
    return isDone && goesOn() && this.saveWhile(goesOn)
  }
}
