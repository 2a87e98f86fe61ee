/** Saves at the pauses of whoever types, one saving at a time, so that an older text never arrives after a newer one. */
export class PacedSaves {
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<boolean> | undefined

  /** `begin` sends what is not saved and tells whether that went well; with nothing to send it says at once if all is. */
  constructor(private readonly begin: () => Promise<boolean> | boolean) {}

  readonly saveIn = (ms: number) => {
    this.stop()
    this.timer = setTimeout(() => {
      this.timer = undefined
      // Who went on typing is saved at their next pause: on a slow line one saving would follow the other without end.
      void this.saveWhile(() => this.timer === undefined)
    }, ms)
  }

  /** Saves what is not saved, and what is typed meanwhile; tells whether all of it is then. */
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
