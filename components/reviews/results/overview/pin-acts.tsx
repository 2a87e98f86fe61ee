'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { pinAnswerAction, unpinAnswerAction } from '@/lib/reviews/results/actions'

const pin: RowAct = (id) => pinAnswerAction({ id })
const unpin: RowAct = (id) => unpinAnswerAction({ id })
const acts = { pin, unpin }

/** Pins answers to the overview, or unpins them. */
export function PinActs({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
