'use client'

import type { PickerItem } from '@/components/ui/pick/picker-search'
import { useFirstItems } from '@/components/ui/pick/use-first-items'
import { useWizard } from '@/components/reviews/asking/wizard-context'

const onlyPeople = (found: PickerItem[]) => found.filter(({ kind }) => kind === 'person')

/** What pickers offer before anything is typed, and how they search; teams and tags only where they can be asked. */
export function useSuggested({ crowds = false }: { crowds?: boolean } = {}) {
  const { people } = useWizard()
  return useFirstItems((words) => ({ ...people.search(words), select: crowds ? undefined : onlyPeople }))
}
