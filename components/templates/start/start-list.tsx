'use client'

import type { ReactNode } from 'react'
import { RowActs } from '@/components/ui/list/row-acts'
import { startHere } from './start-here'

const acts = { use: startHere }

/** The templates of the wizard's first step: a press begins a form. */
export function StartList({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
