import type { Saving } from '@/components/reviews/asking/draft/saving'
import { createStore } from '@/components/reviews/asking/draft/store'
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

/** `fault`: why the last save failed. */
type AboutState = { about: About; saving: Saving; fault: string | undefined }

export class AboutSaver {
  readonly store
  // Only changed parts, so other people's edits stay.
  private unsaved: Part = {}
  private sending: Part = {}
  private isTyping = false
  private isOver = false
  private readonly saves = new PacedSaves(() => Object.keys(this.unsaved).length === 0 || this.send())

  /** `drawn`: the rendered state at `readAt`. */
  constructor(
    drawn: About,
    readAt: Date,
    private readonly describe: Describe,
  ) {
    const about = savedHere.newest(drawn.id, drawn, readAt)
    this.store = createStore<AboutState>({ about, saving: { state: 'idle' }, fault: undefined })
  }

  readonly change = (part: Part) => {
    this.store.write({ about: { ...this.store.read().about, ...part } })
    this.unsaved = { ...this.unsaved, ...part }
    this.saves.saveIn(pauseMs)
  }

  /** Text that isn't a tag yet. */
  readonly typing = (text: string) => void (this.isTyping = text.trim() !== '')

  /** Whether leaving should ask first: unsaved, and waiting helps. */
  readonly isOnItsWay = () =>
    !this.isOver && (this.isTyping || Object.keys({ ...this.unsaved, ...this.sending }).length > 0)

  /** Saves everything unsaved; true if all is. */
  readonly flush = () => this.saves.flush()

  /** A last save on leaving. */
  readonly leave = () => void this.flush().then(this.saves.stop)

  private async send() {
    const { about } = this.store.read()
    const sent = this.unsaved
    this.unsaved = {}
    this.sending = sent
    this.store.write({ saving: { state: 'saving' } })
    const result = await answerOf(this.describe({ id: about.id, ...sent }))
    const faults = faultsOf(result)
    this.sending = {}
    this.isOver = final.has(result?.serverError?.code ?? '')
    const message = faults && (faults.form ?? faults.fields[0]?.[1] ?? GENERAL_FAILURE)
    const at = result?.data?.savedAt
    if (at) savedHere.note(about.id, about, at)
    this.store.write({ fault: message, saving: this.savingAfter(message, at) })
    if (!faults) return true
    // Resent even if undone, because only the response may be lost.
    this.unsaved = { ...sent, ...this.unsaved }
    if (!this.isOver) this.saves.saveIn(retryMs)
    return false
  }

  private savingAfter(fault: string | undefined, at: Date | undefined): Saving {
    if (at) return { state: 'saved', at }
    if (fault === undefined) return { state: 'idle' }
    return this.isOver ? { state: 'shut', message: fault } : { state: 'failed' }
  }
}
