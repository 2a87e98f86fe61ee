'use client'

import { useCell } from '@/components/reviews/asking/draft/cell'
import { groupsIn } from '@/components/reviews/asking/draft/people-book'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'

/** The groups of the current choices, per subject. */
export function useGroups() {
  const { draft, people } = useWizard()
  const book = useCell(people.book, (known) => known)
  return groupsIn(book, useContent(), draft.me.id)
}
