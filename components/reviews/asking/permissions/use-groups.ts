'use client'

import { groupsIn } from '@/components/reviews/asking/draft/book'
import { useBook, useContent, useWizard } from '@/components/reviews/asking/wizard-context'

/** The groups of the current choices, per subject. */
export const useGroups = () => groupsIn(useBook(), useContent(), useWizard().draft.me.id)
