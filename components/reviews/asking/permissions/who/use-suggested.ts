'use client'

import type { PickerItem } from '@/components/ui/pick/picker-search'
import { useFirstItems } from '@/components/ui/pick/use-first-items'
import { useWizard } from '@/components/reviews/asking/wizard-context'

const onlyPeople = (found: PickerItem[]) => found.filter(({ kind }) => kind === 'person')

/** Initial picker items and search; teams and tags only where allowed. */
export function useSuggested({ crowds = false }: { crowds?: boolean } = {}) {
  const { people } = useWizard()
  return useFirstItems((words) => ({ ...people.search(words), select: crowds ? undefined : onlyPeople }))
}
