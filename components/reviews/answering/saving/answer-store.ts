import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { PacedSaves } from '@/components/ui/form/paced-saves'
import {
  askedAmong,
  isSameAnswer,
  misfit,
  noAnswer,
  type AnswerParts,
  type QuestionView,
} from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import type { Answers, AnswerSnapshot, Posted, Saving } from './answer-snapshot'
import type { Change, LocalCopy, Unsaved } from './local-copy'

type SaveResult = ActionResult<{ savedAt: Date }> | undefined

interface AnswerStoreOptions {
  questions: readonly QuestionView[]
  /** The server's version. */
  saved: Answers
  save: (answers: AnswerInput[]) => Promise<SaveResult>
  /** Called with the server's version after each save. */
  onSaved?: (saved: Answers, savedAt: Date) => void
  copy: LocalCopy
  posted?: Posted
}

const pauseMs = 800
const retryMs = 10_000
/** Characters per request, well below the limit whatever their byte size. */
const mostAtOnce = 100_000

const ended = new Set(['conflict', 'forbidden', 'not-found'])
/** The person can no longer read the saved answers. */
const shutOut = new Set(['forbidden', 'not-found'])

const toParts = ({ text, ...parts }: AnswerParts) => ({ ...parts, text: text ?? undefined })

const toInput = (questionId: string, { given, base, sent = base }: Change): AnswerInput => ({
  questionId,
  ...toParts(given),
  known: (sent === base ? [base] : [base, sent]).map(toParts),
})

const sizeOf = ({ given, base, sent }: Change) =>
  [given, base, sent].reduce((size, parts) => size + (parts?.text?.length ?? 0), 0)

/** Holds answers and saves them on pauses; independent of any screen. */
export class AnswerStore {
  private snapshot: AnswerSnapshot
  private saved: Answers
  /** Sent without a response, so the server may have it. */
  private sent: Answers = {}
  private readonly byId: ReadonlyMap<string, QuestionView>
  private conflicts: Unsaved = {}
  private isShutOut = false
  private readonly listeners = new Set<() => void>()
  private readonly saves = new PacedSaves(() => this.saveNext())

  constructor(private readonly options: AnswerStoreOptions) {
    this.saved = options.saved
    this.byId = new Map(options.questions.map((question) => [question.id, question]))
    const { typed = {}, faults: errors = {}, savedAt } = options.posted ?? {}
    const values = { ...options.saved, ...typed }
    const saving: Saving = savedAt ? { state: 'saved', at: savedAt } : { state: 'idle' }
    this.snapshot = { values, asked: this.askedWith(values), announcement: '', errors, saving, hasConflicts: false }
  }

  readonly read = () => this.snapshot

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly change = (given: AnswerParts, questionId: string) => {
    const question = this.byId.get(questionId)
    const fault = question ? misfit(question, given) : null
    const errors = { ...this.snapshot.errors }
    if (fault === null) delete errors[questionId]
    else errors[questionId] = fault
    this.take({ ...this.snapshot.values, [questionId]: given }, errors)
    this.keep()
    this.saves.saveIn(pauseMs)
  }

  /** Restores early input and this device's unsaved answers, unless server or person has newer ones. */
  readonly restore = (early: Answers = {}) => {
    const found = Object.entries(this.options.copy.read()).filter(
      ([questionId, { given }]) => this.byId.has(questionId) && !isSameAnswer(given, this.savedOf(questionId)),
    )
    const isConflict = ([questionId, { given, base, sent = base }]: (typeof found)[number]) =>
      ![base, sent].some((known) => isSameAnswer(known, this.savedOf(questionId))) ||
      !isSameAnswer(given, early[questionId] ?? given)
    this.conflicts = Object.fromEntries(found.filter(isConflict))
    this.update({ hasConflicts: found.some(isConflict) })
    for (const entry of found) if (!isConflict(entry)) this.change(entry[1].given, entry[0])
    for (const [questionId, given] of Object.entries(early)) this.change(given, questionId)
    this.keep()
  }

  /** Resolves the conflicting copy in favour of this device or the server. */
  readonly resolveConflicts = (takeThisDevice: boolean) => {
    const conflicts = Object.entries(this.conflicts)
    this.conflicts = {}
    this.update({ hasConflicts: false })
    if (takeThisDevice) for (const [questionId, { given }] of conflicts) this.change(given, questionId)
    this.keep()
  }

  readonly hasUnsaved = () => Object.keys(this.unsaved()).length > 0

  /** Whether leaving now would lose something in progress. */
  readonly isOnItsWay = () => this.hasUnsaved() && !('message' in this.snapshot.saving)

  /** Saves everything unsaved; true if all is. Invalid answers stay, marked. */
  readonly flush = () => this.saves.flush()

  /** Shows the server's validation errors and returns the form's first one. */
  readonly mend = (fields: Readonly<Record<string, string>>): string | undefined => {
    this.update({ errors: { ...this.snapshot.errors, ...fields } })
    return this.snapshot.asked.find(({ id }) => this.snapshot.errors[id] !== undefined)?.id
  }

  /** Clears this device's copy after sending, except an undecided conflicting copy. */
  readonly forget = () => this.options.copy.write(this.conflicts)

  /** A last save on leaving; failures stay on this device for later. */
  readonly leave = () => void this.flush().then(this.saves.stop)

  private askedWith(values: Answers) {
    return askedAmong(this.options.questions, (id) => values[id])
  }

  private take(values: Answers, errors: AnswerSnapshot['errors']) {
    const before = new Set(this.snapshot.asked.map(({ id }) => id))
    const now = this.askedWith(values)
    const isSame = now.length === before.size && now.every(({ id }) => before.has(id))
    const appeared = now.find(({ id }) => !before.has(id))
    const announcement = appeared ? `A follow-up question: ${appeared.text}` : isSame ? this.snapshot.announcement : ''
    this.update({ values, errors, asked: isSame ? this.snapshot.asked : now, announcement })
  }

  private update(change: Partial<AnswerSnapshot>) {
    this.snapshot = { ...this.snapshot, ...change }
    this.listeners.forEach((listener) => listener())
  }

  private saveNext(): Promise<boolean> | boolean {
    const batch = this.nextBatch()
    if (batch.length === 0) return !this.snapshot.asked.some(({ id }) => this.unsaved()[id] !== undefined)
    return this.snapshot.saving.state !== 'ended' && this.saveBatch(batch)
  }

  private savedOf(questionId: string) {
    return this.saved[questionId] ?? noAnswer
  }

  private keep() {
    this.options.copy.write({ ...this.conflicts, ...(this.isShutOut ? this.changes() : this.unsaved()) })
  }

  private changes(): Unsaved {
    const entries = Object.entries(this.snapshot.values).map(([questionId, given]) => {
      const sent = this.sent[questionId]
      const isEarlier = sent !== undefined && !isSameAnswer(sent, given)
      return [questionId, { given, base: this.savedOf(questionId), ...(isEarlier && { sent }) }] as const
    })
    return Object.fromEntries(entries)
  }

  private unsaved(): Unsaved {
    const entries = Object.entries(this.changes())
    return Object.fromEntries(entries.filter(([, { given, base }]) => !isSameAnswer(given, base)))
  }

  private nextBatch(): [questionId: string, change: Change][] {
    let size = 0
    const fitting = Object.entries(this.unsaved()).filter(
      ([questionId]) => this.snapshot.errors[questionId] === undefined,
    )
    return fitting.filter(([, change], index) => {
      size += sizeOf(change)
      return index === 0 || size <= mostAtOnce
    })
  }

  /** True if more remains to save. */
  private async saveBatch(batch: [questionId: string, change: Change][]): Promise<boolean> {
    // Pressing "Sign in" blurs the field, which saves; the button must stay in place.
    if (this.snapshot.saving.state !== 'signed-out') this.update({ saving: { state: 'saving' } })
    const given = Object.fromEntries(batch.map(([questionId, change]) => [questionId, change.given]))
    this.sent = { ...this.sent, ...given }
    const answers = batch.map(([questionId, change]) => toInput(questionId, change))
    const result = await this.options.save(answers).then(
      (answer) => answer,
      () => undefined,
    )
    if (result) this.sent = {}
    if (!result?.data) return this.refused(result, Object.keys(given))
    this.saved = { ...this.saved, ...given }
    this.options.onSaved?.(this.saved, result.data.savedAt)
    this.keep()
    this.update({ saving: { state: 'saved', at: result.data.savedAt } })
    return true
  }

  private end(code: string, message: string) {
    this.isShutOut = shutOut.has(code)
    this.keep()
    this.update({ saving: { state: 'ended', message } })
  }

  private refused(result: SaveResult, questionIds: string[]): boolean {
    const error = result?.serverError
    const named = questionIds.flatMap((questionId) => {
      const fault = error?.fields?.[questionId]
      return fault === undefined ? [] : [[questionId, fault] as const]
    })
    if (named.length > 0) {
      this.update({ saving: { state: 'idle' }, errors: { ...this.snapshot.errors, ...Object.fromEntries(named) } })
      return true
    }
    const message = faultsOf(result)?.form ?? GENERAL_FAILURE
    if (error && ended.has(error.code)) this.end(error.code, message)
    else if (error?.code === 'signed-out') this.update({ saving: { state: 'signed-out', message } })
    else {
      this.update({ saving: { state: 'failed' } })
      this.saves.saveIn(retryMs)
    }
    return false
  }
}
