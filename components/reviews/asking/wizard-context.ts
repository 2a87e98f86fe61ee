'use client'

import { createContext, use } from 'react'
import type { DraftFacts } from '@/lib/reviews/drafting/rules/draft-faults'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { FormContent } from '@/lib/reviews/model/schema'
import type { Autosave, AutosavedDraft } from './draft/autosave'
import { askedIn, itemsOf, type Book } from './draft/book'
import type { Checked } from './draft/checks'
import type { DraftForm } from './draft/draft-form'
import type { KeptCopy } from './draft/kept-copy'
import type { LocalDraft } from './draft/local-draft'
import { useStore, type Store } from './draft/store'

/** Everything about a draft that changes while somebody writes it. */
export interface DraftState extends AutosavedDraft, Checked {
  /** Values as of the last change. */
  content: FormContent
  book: Book
  /** Keys of open questions. */
  openKeys: ReadonlySet<string>
  /** The preview replaces the form on narrow windows. */
  isPreviewing: boolean
  /** Conflicting copies on this device, newest last. */
  conflicts: readonly KeptCopy[]
}

/** Stable references, so sharing them redraws nothing. */
export interface WizardParts {
  /** As first loaded. */
  draft: WizardDraft
  form: DraftForm
  store: Store<DraftState>
  autosave: Autosave
  copies: LocalDraft
  /** What the checks need beyond the content. */
  facts: () => DraftFacts
  present: () => Date
}

export const WizardContext = createContext<WizardParts | null>(null)

export function useWizard(): WizardParts {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('This part stands outside of the wizard.')
  return wizard
}

/** Part of the draft's state; `select` must return a stable object while it is unchanged. */
export const useDraftState = <Part>(select: (state: DraftState) => Part) => useStore(useWizard().store, select)

export const useContent = () => useDraftState(({ content }) => content)

export const useBook = () => useDraftState(({ book }) => book)

/** A field's validation error, by path. */
export const useFieldFault = (path: string) => useDraftState(({ faults }) => faults.fields[path])

export const useQuestionFault = (key: string) => useDraftState(({ faults }) => faults.questions.get(key))

/** The number of respondents. */
export const useAskedCount = () => askedIn(useBook(), useContent(), useWizard().draft.me.id)

/** A field's selection as picker items. */
export const useChosen = (ids: readonly string[]) => itemsOf(useBook(), ids)
