'use client'

import { createContext, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import type { FormContent } from '@/lib/reviews/schema'
import { useCell, type Cell } from './draft/cell'
import type { Checker } from './draft/checker'
import type { DraftSaver } from './draft/draft-saver'
import type { KeptCopy } from './draft/kept-copy'
import type { LocalDraft } from './draft/local-draft'
import { askedIn, itemsOf, type PeopleBook } from './draft/people-book'

/** What the parts of the wizard share. None of it changes identity, so sharing it draws nothing anew. */
export interface WizardState {
  draft: WizardDraft
  form: UseFormReturn<FormContent>
  /** The form's values as of the last change. */
  content: Cell<FormContent>
  saver: DraftSaver
  checker: Checker
  people: PeopleBook
  /** The keys of the questions that are open for writing. */
  openKeys: Cell<ReadonlySet<string>>
  /** Whether the form is looked at instead of written, where there is no room for both. */
  isPreviewing: Cell<boolean>
  copies: LocalDraft
  /** What this device keeps beside the draft as it is here, the newest last. */
  rivals: Cell<readonly KeptCopy[]>
  present: () => Date
}

export const WizardContext = createContext<WizardState | null>(null)

export function useWizard(): WizardState {
  const wizard = use(WizardContext)
  if (!wizard) throw new Error('This part stands outside of the wizard.')
  return wizard
}

/** The whole form as it is typed. Only for parts that are quick to draw. */
export const useContent = () => useCell(useWizard().content, (content) => content)

/** The sentence that says how to mend a field, by its path in the form. */
export const useFieldFault = (path: string) => useCell(useWizard().checker.faults, ({ fields }) => fields[path])

export const useQuestionFault = (key: string) =>
  useCell(useWizard().checker.faults, ({ questions }) => questions.get(key))

/** How many people the form would be sent to. */
export function useAskedCount(): number {
  const { draft, people } = useWizard()
  const book = useCell(people.book, (known) => known)
  return askedIn(book, useContent(), draft.me.id)
}

/** The chosen of a field as pickers show them. */
export function useChosen(ids: readonly string[]) {
  return itemsOf(
    useCell(useWizard().people.book, (book) => book),
    ids,
  )
}
