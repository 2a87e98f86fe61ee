'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { startHere } from './start-here'

const use: RowAct = (id, madeId) => startHere(id, madeId)
const acts = { use }

/** Templates of the first step; a press starts a form. */
export function StartList({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
