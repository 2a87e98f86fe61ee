import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { PacedSaves } from '@/components/ui/form/paced-saves'
import type { SaveDraftInput } from '@/lib/reviews/drafting/schema'
import type { FormContent } from '@/lib/reviews/model/schema'
import { fetchLimits, hasLimits, tooLongIn } from './late-rules'
import type { LocalDraft } from './local-draft'
import type { Saving } from './saving'
import type { Store } from './store'

/** Addresses of external reviewers that can't be asked. */
export type Unaskable = { unsubscribed: string[]; colleagues: string[] }

/** Templates have no addresses. */
type Saved = { version: number; savedAt: Date } & Partial<Unaskable>
type SaveResult = ActionResult<Saved> | undefined
export type SaveDraft = (input: SaveDraftInput) => Promise<SaveResult>

/** `version`: the server's, 0 before the first save. */
export type AutosavedDraft = { content: FormContent; version: number; saving: Saving }

interface AutosaveOptions {
  id: string
  store: Store<AutosavedDraft>
  save: SaveDraft
  copy: Pick<LocalDraft, 'write' | 'forget'>
  /** Called after each save. */
  onSaved?: (saved: { version: number; content: FormContent } & Unaskable) => void
}

const pauseMs = 900
const retryMs = { first: 4000, most: 30_000 }

type Refused = Extract<Saving, { message: string }>['state']
const refusals: Readonly<Record<string, Refused>> = {
  'signed-out': 'signed-out',
  conflict: 'elsewhere',
  'not-found': 'gone',
  forbidden: 'shut',
  'plan-limit': 'shut',
}

const final: readonly Saving['state'][] = ['elsewhere', 'gone']
const refused: readonly Saving['state'][] = ['signed-out', 'shut', ...final]

/** Saves the draft of a store on pauses: on the server, and until then on this device. */
export class Autosave {
  private savedText: string
  /** A request without a response; repeated unchanged, because the server may have applied it. */
  private unanswered: SaveDraftInput | undefined
  private readonly saves = new PacedSaves(() => this.saveNext())
  private failures = 0
  private isWanted = false

  constructor(private readonly options: AutosaveOptions) {
    this.savedText = JSON.stringify(this.draft.content)
  }

  /** Call after each edit. */
  readonly touch = () => {
    this.keep()
    void fetchLimits()
    this.saves.saveIn(pauseMs)
  }

  readonly hasUnsaved = () => JSON.stringify(this.draft.content) !== this.savedText

  /** Whether leaving should ask first: unsaved, and waiting helps. */
  readonly isOnItsWay = () => !refused.includes(this.draft.saving.state) && this.hasUnsaved()

  /** Saves everything unsaved, including input meanwhile. */
  readonly flush = () => this.saves.flush()

  /** Also saves an unedited draft, for steps that need a stored one. */
  readonly ensureStored = () => {
    this.isWanted = true
    return this.flush()
  }

  /** A last save on leaving; failures stay on this device, so no late retry overtakes a later visit. */
  readonly leave = () => void this.flush().then(this.saves.stop)

  private get draft() {
    return this.options.store.read()
  }

  /** Writes unsaved input to this device. */
  private keep() {
    const { content, version } = this.draft
    if (this.hasUnsaved()) this.options.copy.write({ version, content })
    else this.options.copy.forget()
  }

  private show(saving: Saving) {
    this.options.store.write({ saving })
  }

  private saveNext(): Promise<boolean> | boolean {
    const isMissing = this.isWanted && this.draft.version === 0
    if (!this.unanswered && !this.hasUnsaved() && !isMissing) return this.settle()
    if (final.includes(this.draft.saving.state)) return false
    if (this.unanswered) return this.send(this.unanswered)
    // Leaving can't wait for the limits to load.
    return hasLimits() ? this.sendNew() : fetchLimits().then(this.sendNew)
  }

  /** Nothing is left to save, possibly because edits were undone. */
  private settle() {
    this.keep()
    if (this.draft.saving.state === 'too-long') this.show({ state: 'idle' })
    return true
  }

  private readonly sendNew = () => {
    const { version, content: edited } = this.draft
    const content = structuredClone(edited)
    const fault = tooLongIn(content)[0]
    if (!fault) return this.send({ id: this.options.id, version, content })
    this.show({ state: 'too-long', message: fault.message })
    return false
  }

  private async send(input: SaveDraftInput): Promise<boolean> {
    this.show({ state: 'saving' })
    this.unanswered = input
    const result = await this.options.save(input).then(
      (answer) => answer,
      () => undefined,
    )
    if (!result?.data) return this.refuse(result)
    const { version, savedAt, unsubscribed = [], colleagues = [] } = result.data
    this.unanswered = undefined
    this.failures = 0
    this.savedText = JSON.stringify(input.content)
    this.options.store.write({ version, saving: { state: 'saved', at: savedAt } })
    this.options.onSaved?.({ version, content: input.content, unsubscribed, colleagues })
    this.keep()
    return true
  }

  private refuse(result: SaveResult): false {
    const faults = faultsOf(result)
    const message = faults?.form ?? faults?.fields[0]?.[1] ?? GENERAL_FAILURE
    const state = result?.validationErrors ? 'too-long' : refusals[result?.serverError?.code ?? '']
    if (state === 'gone') this.options.copy.forget()
    else this.keep()
    if (state) {
      this.unanswered = undefined
      this.show({ state, message })
      return false
    }
    this.show({ state: 'failed' })
    this.saves.saveIn(Math.min(retryMs.most, retryMs.first * 2 ** this.failures))
    this.failures += 1
    return false
  }
}
