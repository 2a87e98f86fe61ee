import { Cell } from '@/components/reviews/asking/draft/cell'
import type { Saving } from '@/components/reviews/asking/draft/saving'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { PacedSaves } from '@/components/ui/form/paced-saves'
import { SavedHere } from '@/components/ui/saved-here'
import type { TemplateEditorView } from '@/lib/templates/queries/get-template'
import type { DescribeTemplateInput } from '@/lib/templates/schema'

type About = TemplateEditorView['about']
type Part = Partial<Omit<About, 'id'>>
export type Describe = (about: DescribeTemplateInput) => Promise<ActionResult<{ savedAt: Date }> | undefined>

const savedHere = new SavedHere<About>()

const pauseMs = 700
const retryMs = 4000

/** Errors that sending again doesn't fix. */
const final = new Set(['not-found', 'forbidden', 'plan-limit'])

/** Brings what a template says about itself to the server a moment after each change, one sending at a time. */
export class AboutSaver {
  readonly about: Cell<About>
  readonly saving = new Cell<Saving>({ state: 'idle' })
  /** Why the last sending was in vain. */
  readonly fault = new Cell<string | undefined>(undefined)
  // Sent alone, so that what somebody else said in the other parts meanwhile stays.
  private unsaved: Part = {}
  private sending: Part = {}
  private isTyping = false
  private isOver = false
  private readonly saves = new PacedSaves(() => Object.keys(this.unsaved).length === 0 || this.send())

  /** `drawn` is the state at `readAt` that the page was drawn with. */
  constructor(
    drawn: About,
    readAt: Date,
    private readonly describe: Describe,
  ) {
    this.about = new Cell(savedHere.newest(drawn.id, drawn, readAt))
  }

  readonly change = (part: Part) => {
    this.about.write({ ...this.about.read(), ...part })
    this.unsaved = { ...this.unsaved, ...part }
    this.saves.saveIn(pauseMs)
  }

  /** Typed text that isn't a tag yet. */
  readonly typing = (text: string) => void (this.isTyping = text.trim() !== '')

  /** Whether leaving now should ask first: something is not saved, and waiting would help. */
  readonly isOnItsWay = () =>
    !this.isOver && (this.isTyping || Object.keys({ ...this.unsaved, ...this.sending }).length > 0)

  /** Saves what is not saved yet, and tells whether all of it is then. */
  readonly flush = () => this.saves.flush()

  /** One more try for a screen that goes away, and none after it. */
  readonly leave = () => void this.flush().then(this.saves.stop)

  private async send() {
    const [about, sent] = [this.about.read(), this.unsaved]
    this.unsaved = {}
    this.sending = sent
    this.saving.write({ state: 'saving' })
    const result = await answerOf(this.describe({ id: about.id, ...sent }))
    const faults = faultsOf(result)
    this.sending = {}
    this.isOver = final.has(result?.serverError?.code ?? '')
    const message = faults && (faults.form ?? faults.fields[0]?.[1] ?? GENERAL_FAILURE)
    this.fault.write(message)
    const at = result?.data?.savedAt
    if (at) savedHere.note(about.id, about, at)
    if (at) this.saving.write({ state: 'saved', at })
    else if (message === undefined) this.saving.write({ state: 'idle' })
    else this.saving.write(this.isOver ? { state: 'shut', message } : { state: 'failed' })
    if (!faults) return true
    // Sent again even if it is taken back meanwhile: only the answer may have been lost.
    this.unsaved = { ...sent, ...this.unsaved }
    if (!this.isOver) this.saves.saveIn(retryMs)
    return false
  }
}
