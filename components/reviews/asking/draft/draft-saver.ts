import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { PacedSaves } from '@/components/ui/form/paced-saves'
import type { FormContent, SaveDraftInput } from '@/lib/reviews/schema'
import { Cell } from './cell'
import { fetchLimits, hasLimits, tooLongIn } from './form-limits'
import type { LocalDraft } from './local-draft'
import type { Saving } from './saving'

/** `unsubscribed`: the addresses in it at which nobody can be asked; a form that asks nobody has none. */
type Saved = { version: number; savedAt: Date; unsubscribed?: string[] }
type SaveResult = ActionResult<Saved> | undefined
export type SaveDraft = (input: SaveDraftInput) => Promise<SaveResult>

interface DraftSaverOptions {
  id: string
  /** What the server has. */
  version: number
  content: FormContent
  read: () => FormContent
  save: SaveDraft
  copy: Pick<LocalDraft, 'write' | 'forget'>
  /** Hears of every saving that was done. */
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

/** Brings a draft to the server a moment after its writer pauses. Nothing here knows of a screen. */
export class DraftSaver {
  readonly saving = new Cell<Saving>({ state: 'idle' })
  version: number
  private savedText: string
  /** A sending whose answer never came; it is repeated as it was, because the server may have done it. */
  private unanswered: SaveDraftInput | undefined
  private readonly saves = new PacedSaves(() => this.saveNext())
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isWanted = false

  constructor(private readonly options: DraftSaverOptions) {
    this.version = options.version
    this.savedText = JSON.stringify(options.content)
  }

  /** Something was typed. */
  readonly touch = () => {
    clearTimeout(this.keepTimer)
    this.keepTimer = setTimeout(this.keep, keepMs)
    void fetchLimits()
    this.saves.saveIn(pauseMs)
  }

  readonly hasUnsaved = () => JSON.stringify(this.options.read()) !== this.savedText

  /** Whether leaving now should ask first: there is something unsaved, and waiting would help. */
  readonly isOnItsWay = () => !this.isRefused() && this.hasUnsaved()

  /** Writes what is not saved to this device at once. */
  readonly keep = () => {
    clearTimeout(this.keepTimer)
    const content = this.options.read()
    if (JSON.stringify(content) === this.savedText) this.options.copy.forget()
    else this.options.copy.write({ version: this.version, content })
  }

  /** Saves what is not saved, and what is typed meanwhile. */
  readonly flush = () => this.saves.flush()

  /** Saves as well what nobody has edited, for what needs a stored draft. */
  readonly store = () => {
    this.isWanted = true
    return this.flush()
  }

  /** Stops the clocks, for a screen that goes away. */
  readonly pause = () => {
    this.saves.stop()
    clearTimeout(this.keepTimer)
  }

  private saveNext(): Promise<boolean> | boolean {
    const isMissing = this.isWanted && this.version === 0
    if (!this.unanswered && !this.hasUnsaved() && !isMissing) return this.settle()
    if (this.isLost()) return false
    if (this.unanswered) return this.send(this.unanswered)
    // Who leaves is not waited for, so nothing waits for what is here.
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

  /** Nothing is left to save, perhaps because what was typed was taken back. */
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
