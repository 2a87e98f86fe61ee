'use client'

import type { PickerItem } from '@/components/ui/pick/picker-search'
import { useFirstItems } from '@/components/ui/pick/use-first-items'
import { searchFor } from '@/components/reviews/asking/draft/book'
import { useWizard } from '@/components/reviews/asking/wizard-context'

const onlyPeople = (found: PickerItem[]) => found.filter(({ kind }) => kind === 'person')

/** Initial picker items and search; teams and tags only where allowed. */
export function useSuggested({ crowds = false }: { crowds?: boolean } = {}) {
  const search = searchFor(useWizard().store)
  return useFirstItems((words) => ({ ...search(words), select: crowds ? undefined : onlyPeople }))
}
