'use client'

import { useFirstItems } from '@/components/ui/pick/use-first-items'
import { searchColleagues } from './people-search'

/** What a picker of colleagues offers before anything is typed, and how it searches. */
export const useColleagues = () => useFirstItems(searchColleagues)
