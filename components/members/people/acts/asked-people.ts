'use client'

import { createContext } from 'react'
import type { ListedPerson } from './people-rows'

/** An act and its people, as a dialog shows them. */
export interface PeopleQuestion {
  act: string
  people: readonly ListedPerson[]
  /** Counts what was asked, so that each question begins anew. */
  turn: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/**
 * What the list of people asks, for dialogs that are not ours to show: people know nothing of teams, so the dialog that
 * puts them into one is handed in by the page and learns from here whom it is about.
 */
export const AskedPeople = createContext<PeopleQuestion | undefined>(undefined)
