'use client'

import { useFirstItems } from '@/components/ui/pick/use-first-items'
import { searchColleagues } from './people-search'

/** A colleague picker's initial items and search. */
export const useColleagues = () => useFirstItems(searchColleagues)
