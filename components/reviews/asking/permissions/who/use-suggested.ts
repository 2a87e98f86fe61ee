'use client'

import { useCallback } from 'react'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { useFirstItems } from '@/components/ui/pick/use-first-items'
import { useWizard } from '@/components/reviews/asking/wizard-context'

const isPerson = ({ kind }: PickerItem) => kind === 'person'

/** What pickers offer before anything is typed, and how they search; teams and tags only where they can be asked. */
export function useSuggested({ crowds = false }: { crowds?: boolean } = {}) {
  const { people } = useWizard()
  const search = useCallback(
    async (words: string) => {
      const found = await people.search(words)
      return crowds ? found : found.filter(isPerson)
    },
    [people, crowds],
  )
  return useFirstItems(search)
}
