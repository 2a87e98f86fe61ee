'use client'

import { draftReaders } from '@/lib/reviews/drafts/rules'
import { subjectOf } from '@/lib/reviews/audience/rules'
import { privacySentence } from '@/lib/reviews/readers/rules'
import { useChosen, useContent, useWizard } from '../wizard-context'

/** The sentence about who will see what, as it would be with the choices of this moment. */
export function usePrivacySentence(): string {
  const { me } = useWizard().draft
  const content = useContent()
  const subjectId = subjectOf(content, me.id)
  const [subject] = useChosen(subjectId === null ? [] : [subjectId])
  const shared = useChosen(content.sharedWithIds).map(({ label }) => label)
  const names = { creator: me.name, subject: subject?.label ?? null, shared }
  return privacySentence(content.anonymity, draftReaders(content, me.id), names)
}
