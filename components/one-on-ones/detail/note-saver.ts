import type { ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { PacedSaves } from '@/components/ui/form/paced-saves'

type Note = { seen: string; text: string }
type Save = (note: Note) => Promise<ActionResult<{ savedAt: Date }> | undefined>
type NoteState =
  | { state: 'saving' }
  | { state: 'saved'; text: string; at: Date }
  | { state: 'failed'; retry: () => void }
  | { state: 'refused'; reason: string }

const pauseMs = 700

/** Saves a note shortly after each change. */
export class NoteSaver {
  private unsaved: string | undefined
  /** A save without a response; repeated unchanged, because the server may have applied it. */
  private unanswered: string | undefined
  private readonly saves = new PacedSaves(() => this.saveNext())

  /** `seen`: the note before the first change. */
  constructor(
    private seen: string,
    private readonly save: Save,
    private readonly show: (state: NoteState) => void,
  ) {}

  readonly change = (text: string) => {
    this.unsaved = text
    this.saves.saveIn(pauseMs)
  }

  /** Takes a note saved elsewhere as the one seen; false while something here isn't saved. */
  readonly follow = (text: string) => {
    if (this.unsaved !== undefined || this.unanswered !== undefined) return false
    this.seen = text
    return true
  }

  readonly flush = () => void this.saves.flush()

  private saveNext() {
    if (this.unanswered !== undefined) return this.send(this.unanswered)
    if (this.unsaved === undefined) return true
    const text = this.unsaved
    this.unsaved = undefined
    return this.send(text)
  }

  private async send(text: string) {
    this.unanswered = text
    this.show({ state: 'saving' })
    const result = await answerOf(this.save({ seen: this.seen, text }))
    if (result) this.unanswered = undefined
    if (result?.data) {
      this.seen = text
      this.show({ state: 'saved', text, at: result.data.savedAt })
      return true
    }
    if (result) this.unsaved ??= text
    const refusal = result?.serverError
    if (refusal?.code === 'conflict') this.show({ state: 'refused', reason: refusal.message })
    else this.show({ state: 'failed', retry: this.flush })
    return false
  }
}
