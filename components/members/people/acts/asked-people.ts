'use client'

import { createContext } from 'react'
import type { ListedPerson } from './people-rows'

/** An act and its people. */
export interface PeopleQuestion {
  act: string
  people: readonly ListedPerson[]
  /** Counts questions, so each starts fresh. */
  turn: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/**
 * The list's current question, shared through context so dialogs of other modules, such as the team dialog, know its
 * people.
 */
export const AskedPeople = createContext<PeopleQuestion | undefined>(undefined)
