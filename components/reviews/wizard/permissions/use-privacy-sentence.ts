'use client'

import { subjectOf } from '@/lib/reviews/audience/rules'
import { draftReaders, sharedReaders } from '@/lib/reviews/drafts/rules'
import { privacySentence, readersInWords } from '@/lib/reviews/readers/rules'
import { useChosen, useContent, useWizard } from '../wizard-context'

/** The names of those the form is about and shared with, for sentences. */
export function useNames() {
  const { me } = useWizard().draft
  const content = useContent()
  const subjectId = subjectOf(content, me.id)
  const [subject] = useChosen(subjectId === null ? [] : [subjectId])
  const shared = useChosen(sharedReaders(content, me.id)).map(({ label }) => label)
  return { creator: me.name, subject: subject?.label ?? null, shared }
}

/** Who would see the results with the choices of this moment. */
export const useReaders = () => readersInWords(draftReaders(useContent(), useWizard().draft.me.id), useNames())

/** The sentence about who will see what, as respondents would read it with the choices of this moment. */
export function usePrivacySentence(): string {
  const { me } = useWizard().draft
  const content = useContent()
  return privacySentence(content.anonymity, draftReaders(content, me.id), useNames())
}
