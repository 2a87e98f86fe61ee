import { Cell } from '@/components/reviews/asking/draft/cell'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { describeTemplateAction } from '@/lib/templates/actions'
import type { DescribeTemplateInput } from '@/lib/templates/schema'

const pauseMs = 700
const retryMs = 4000

/** Brings what a template says about itself to the server a moment after each change, one sending at a time. */
export class AboutSaver {
  readonly about: Cell<DescribeTemplateInput>
  /** Why the last sending was in vain. */
  readonly fault = new Cell<string | undefined>(undefined)
  private saved: DescribeTemplateInput
  private running: Promise<boolean> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(first: DescribeTemplateInput) {
    this.about = new Cell(first)
    this.saved = first
  }

  readonly change = (part: Partial<DescribeTemplateInput>) => {
    this.about.write({ ...this.about.read(), ...part })
    this.saveIn(pauseMs)
  }

  /** Saves what is not saved yet, and tells whether all of it is then. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.timer)
    return this.saveWhile(() => true)
  }

  /** One more try for a screen that goes away, and none after it. */
  readonly leave = () => void this.flush().then(() => clearTimeout(this.timer))

  private saveIn(ms: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.timer = undefined
      // Who went on typing is saved at their next pause: on a slow line one sending would follow the other without end.
      void this.saveWhile(() => this.timer === undefined)
    }, ms)
  }

  private async saveWhile(goesOn: () => boolean): Promise<boolean> {
    while (this.running) await this.running
    const about = this.about.read()
    if (about === this.saved) return true
    this.running = this.send(about)
    const isDone = await this.running
    this.running = undefined
    return isDone && goesOn() && this.saveWhile(goesOn)
  }

  private async send(about: DescribeTemplateInput) {
    const faults = faultsOf(await answerOf(describeTemplateAction(about)))
    this.fault.write(faults && (faults.form ?? faults.fields[0]?.[1] ?? generalFailure))
    if (faults) this.saveIn(retryMs)
    else this.saved = about
    return !faults
  }
}
