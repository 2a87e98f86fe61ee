'use client'

import { identityIn, soleSubjectOf } from '@/lib/reviews/model/rules/audience'
import { canKeepNames, draftReaders, sharedReaders } from '@/lib/reviews/drafting/rules/draft-faults'
import { privacyNotice } from '@/lib/reviews/responses/rules/privacy-notice'
import { readersInWords } from '@/lib/reviews/model/rules/readers'
import { useChosen, useContent, useWizard } from './wizard-context'

/** Subject and reader names for sentences; each of several subjects reads only their own. */
export function useNames() {
  const { me } = useWizard().draft
  const content = useContent()
  const subjectId = soleSubjectOf(content, me.id)
  const [subject] = useChosen(subjectId === null ? [] : [subjectId])
  const shared = useChosen(sharedReaders(content, me.id)).map(({ label }) => label)
  return { creator: me.name, subject: subject?.label ?? null, shared }
}

/** Readers under the current choices. */
export const useReaders = () => readersInWords(draftReaders(useContent(), useWizard().draft.me.id), useNames())

/** The privacy notice of the current choices; none while they promise what can't be kept. */
export function usePrivacyNotice(): string[] {
  const { me } = useWizard().draft
  const content = useContent()
  const names = useNames()
  if (!canKeepNames(content, me.id)) return []
  return privacyNotice({ ...content, settings: draftReaders(content, me.id), names, identity: identityIn(content) })
}
