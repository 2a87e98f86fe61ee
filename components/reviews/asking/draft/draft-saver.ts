import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { PacedSaves } from '@/components/ui/form/paced-saves'
import type { FormContent } from '@/lib/reviews/model/schema'
import { Cell } from './cell'
import { fetchLimits, hasLimits, tooLongIn } from './form-limits'
import type { LocalDraft } from './local-draft'
import type { Saving } from './saving'
import type { SaveDraftInput } from '@/lib/reviews/drafting/schema'

/** `unsubscribed`: the draft's addresses that can't be invited; none for templates. */
type Saved = { version: number; savedAt: Date; unsubscribed?: string[] }
type SaveResult = ActionResult<Saved> | undefined
export type SaveDraft = (input: SaveDraftInput) => Promise<SaveResult>

interface DraftSaverOptions {
  id: string
  /** The server's version. */
  version: number
  content: FormContent
  read: () => FormContent
  save: SaveDraft
  copy: Pick<LocalDraft, 'write' | 'forget'>
  /** Called after each save. */
  onSaved?: (saved: { version: number; content: FormContent; unsubscribed: string[] }) => void
}

const pauseMs = 900
const keepMs = 250
const retryMs = { first: 4000, most: 30_000 }

type Refused = Extract<Saving, { message: string }>['state']
const refusals: Readonly<Record<string, Refused>> = {
  'signed-out': 'signed-out',
  conflict: 'elsewhere',
  'not-found': 'gone',
  forbidden: 'shut',
  'plan-limit': 'shut',
}

/** Saves a draft on pauses; independent of any screen. */
export class DraftSaver {
  readonly saving = new Cell<Saving>({ state: 'idle' })
  version: number
  private savedText: string
  /** A request without a response; repeated unchanged, because the server may have applied it. */
  private unanswered: SaveDraftInput | undefined
  private readonly saves = new PacedSaves(() => this.saveNext())
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isWanted = false

  constructor(private readonly options: DraftSaverOptions) {
    this.version = options.version
    this.savedText = JSON.stringify(options.content)
  }

  /** Call after each edit. */
  readonly touch = () => {
    clearTimeout(this.keepTimer)
    this.keepTimer = setTimeout(this.keep, keepMs)
    void fetchLimits()
    this.saves.saveIn(pauseMs)
  }

  readonly hasUnsaved = () => JSON.stringify(this.options.read()) !== this.savedText

  /** Whether leaving should ask first: unsaved, and waiting helps. */
  readonly isOnItsWay = () => !this.isRefused() && this.hasUnsaved()

  /** Writes unsaved input to this device immediately. */
  readonly keep = () => {
    clearTimeout(this.keepTimer)
    const content = this.options.read()
    if (JSON.stringify(content) === this.savedText) this.options.copy.forget()
    else this.options.copy.write({ version: this.version, content })
  }

  /** Saves everything unsaved, including input meanwhile. */
  readonly flush = () => this.saves.flush()

  /** Also saves an unedited draft, for steps that need a stored one. */
  readonly store = () => {
    this.isWanted = true
    return this.flush()
  }

  /** Stops the timers on unmount. */
  readonly pause = () => {
    this.saves.stop()
    clearTimeout(this.keepTimer)
  }

  private saveNext(): Promise<boolean> | boolean {
    const isMissing = this.isWanted && this.version === 0
    if (!this.unanswered && !this.hasUnsaved() && !isMissing) return this.settle()
    if (this.isLost()) return false
    if (this.unanswered) return this.send(this.unanswered)
    // Leaving can't wait for the limits to load.
    return hasLimits() ? this.sendNew() : fetchLimits().then(this.sendNew)
  }

  private readonly sendNew = () => {
    const input = this.nextInput()
    return input !== undefined && this.send(input)
  }

  private isRefused() {
    const { state } = this.saving.read()
    return state === 'signed-out' || state === 'shut' || this.isLost()
  }

  private isLost() {
    const { state } = this.saving.read()
    return state === 'elsewhere' || state === 'gone'
  }

  /** Nothing is left to save, possibly because edits were undone. */
  private settle() {
    clearTimeout(this.keepTimer)
    this.options.copy.forget()
    if (this.saving.read().state === 'too-long') this.saving.write({ state: 'idle' })
    return true
  }

  private nextInput(): SaveDraftInput | undefined {
    const content = structuredClone(this.options.read())
    const fault = tooLongIn(content)[0]
    if (!fault) return { id: this.options.id, version: this.version, content }
    this.saving.write({ state: 'too-long', message: fault.message })
    return undefined
  }

  private async send(input: SaveDraftInput): Promise<boolean> {
    this.saving.write({ state: 'saving' })
    this.unanswered = input
    const result = await this.options.save(input).then(
      (answer) => answer,
      () => undefined,
    )
    if (!result?.data) return this.refused(result)
    this.unanswered = undefined
    this.failures = 0
    this.version = result.data.version
    this.savedText = JSON.stringify(input.content)
    const { unsubscribed = [] } = result.data
    this.options.onSaved?.({ version: this.version, content: input.content, unsubscribed })
    this.keep()
    this.saving.write({ state: 'saved', at: result.data.savedAt })
    return true
  }

  private refused(result: SaveResult): false {
    const faults = faultsOf(result)
    const message = faults?.form ?? faults?.fields[0]?.[1] ?? GENERAL_FAILURE
    const state = result?.validationErrors ? 'too-long' : refusals[result?.serverError?.code ?? '']
    if (state === 'gone') this.options.copy.forget()
    else this.keep()
    if (state) {
      this.unanswered = undefined
      this.saving.write({ state, message })
      return false
    }
    this.saving.write({ state: 'failed' })
    this.saves.saveIn(Math.min(retryMs.most, retryMs.first * 2 ** this.failures))
    this.failures += 1
    return false
  }
}
