'use client'

import { useCell } from '../draft/cell'
import { groupsIn } from '../draft/people-book'
import { useContent, useWizard } from '../wizard-context'

/** The groups the form would ask with the choices of this moment, for each person it is about. */
export function useGroups() {
  const { draft, people } = useWizard()
  const book = useCell(people.book, (known) => known)
  return groupsIn(book, useContent(), draft.me.id)
}
