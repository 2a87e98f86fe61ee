'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { startHere } from './start-here'

const use: RowAct = (id, madeId) => startHere(id, madeId)
const acts = { use }

/** The templates of the wizard's first step: a press begins a form. */
export function StartList({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
