import type { ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { PacedSaves } from '@/components/ui/form/paced-saves'

type Note = { seen: string; text: string }
type Save = (note: Note) => Promise<ActionResult<{ savedAt: Date }> | undefined>
/** `before`: the text that an undo brings back. */
export type NoteState =
  | { state: 'saving' }
  | { state: 'saved'; text: string; before: string; at: Date }
  | { state: 'failed'; retry: () => void }
  | { state: 'refused'; reason: string }

const pauseMs = 700

/** The server trims, so spaces at the ends are no difference. */
export const isSameNote = (one: string, other: string) => one.trim() === other.trim()

/** Saves a note shortly after each change. */
export class NoteSaver {
  private unsaved: string | undefined
  private before: string
  /** A save without a response; repeated unchanged, because the server may have applied it. */
  private unanswered: string | undefined
  private readonly saves = new PacedSaves(() => this.saveNext())

  /** `seen`: the note before the first change. */
  constructor(
    private seen: string,
    private readonly save: Save,
    private readonly show: (state: NoteState) => void,
  ) {
    this.before = seen
  }

  readonly change = (text: string) => {
    this.unsaved = text
    this.saves.saveIn(pauseMs)
  }

  /** Takes a note saved elsewhere as the one seen; false while something here isn't saved. */
  readonly follow = (text: string) => {
    if (this.unsaved !== undefined || this.unanswered !== undefined) return false
    if (!isSameNote(text, this.seen)) this.before = text
    this.seen = text
    return true
  }

  readonly flush = () => void this.saves.flush()

  /** Saves the text from before anything was typed here, and returns it; the next undo takes that back. */
  readonly undo = () => {
    const text = this.before
    this.before = this.seen
    this.change(text)
    this.flush()
    return text
  }

  /** Saves over a text that somebody else saved meanwhile. */
  readonly replace = (theirs: string) => {
    this.seen = this.before = theirs
    this.flush()
  }

  /** Gives up what is unsaved for a text that somebody else saved meanwhile. */
  readonly drop = (theirs: string) => {
    this.unsaved = undefined
    this.seen = this.before = theirs
  }

  /** Saves what is left; resolves to what this visit replaced, if anything. */
  readonly leave = async () => {
    const isSaved = await this.saves.flush()
    return isSaved && !isSameNote(this.seen, this.before) ? { seen: this.seen, before: this.before } : undefined
  }

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
      this.show({ state: 'saved', text, before: this.before, at: result.data.savedAt })
      return true
    }
    if (result) this.unsaved ??= text
    const refusal = result?.serverError
    if (refusal?.code === 'conflict') this.show({ state: 'refused', reason: refusal.message })
    else this.show({ state: 'failed', retry: this.flush })
    return false
  }
}
