import { Cell } from '@/components/reviews/asking/draft/cell'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { PacedSaves } from '@/components/ui/form/paced-saves'
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
  private readonly saves = new PacedSaves(() => {
    const about = this.about.read()
    return about === this.saved || this.send(about)
  })

  constructor(first: DescribeTemplateInput) {
    this.about = new Cell(first)
    this.saved = first
  }

  readonly change = (part: Partial<DescribeTemplateInput>) => {
    this.about.write({ ...this.about.read(), ...part })
    this.saves.saveIn(pauseMs)
  }

  /** Saves what is not saved yet, and tells whether all of it is then. */
  readonly flush = () => this.saves.flush()

  /** One more try for a screen that goes away, and none after it. */
  readonly leave = () => void this.flush().then(this.saves.stop)

  private async send(about: DescribeTemplateInput) {
    const faults = faultsOf(await answerOf(describeTemplateAction(about)))
    this.fault.write(faults && (faults.form ?? faults.fields[0]?.[1] ?? generalFailure))
    if (faults) this.saves.saveIn(retryMs)
    else this.saved = about
    return !faults
  }
}
