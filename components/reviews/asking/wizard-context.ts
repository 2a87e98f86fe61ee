'use client'

import { createContext, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { FormContent } from '@/lib/reviews/model/schema'
import { useCell, type Cell } from './draft/cell'
import type { Checker } from './draft/checker'
import type { DraftSaver } from './draft/draft-saver'
import type { KeptCopy } from './draft/kept-copy'
import type { LocalDraft } from './draft/local-draft'
import { askedIn, itemsOf, type PeopleBook } from './draft/people-book'

/** Stable references, so sharing them redraws nothing. */
export interface WizardState {
  draft: WizardDraft
  form: UseFormReturn<FormContent>
  /** Values as of the last change. */
  content: Cell<FormContent>
  saver: DraftSaver
  checker: Checker
  people: PeopleBook
  /** Keys of open questions. */
  openKeys: Cell<ReadonlySet<string>>
  /** The preview replaces the form on narrow windows. */
  isPreviewing: Cell<boolean>
  copies: LocalDraft
  /** Conflicting copies on this device, newest last. */
  rivals: Cell<readonly KeptCopy[]>
  present: () => Date
}

export const WizardContext = createContext<WizardState | null>(null)

export function useWizard(): WizardState {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('This part stands outside of the wizard.')
  return wizard
}

export const useContent = () => useCell(useWizard().content, (content) => content)

/** A field's validation error, by path. */
export const useFieldFault = (path: string) => useCell(useWizard().checker.faults, ({ fields }) => fields[path])

export const useQuestionFault = (key: string) =>
  useCell(useWizard().checker.faults, ({ questions }) => questions.get(key))

/** The number of respondents. */
export function useAskedCount(): number {
  const { draft, people } = useWizard()
  const book = useCell(people.book, (known) => known)
  return askedIn(book, useContent(), draft.me.id)
}

/** A field's selection as picker items. */
export function useChosen(ids: readonly string[]) {
  return itemsOf(
    useCell(useWizard().people.book, (book) => book),
    ids,
  )
}
