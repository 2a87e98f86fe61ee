'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { copyReviewAction } from '@/lib/reviews/drafting/actions'

const copy: RowAct = (id, madeId) => copyReviewAction({ id, madeId })
const acts = { copy }

/** A press on one of the forms begins a copy of it. */
export function FormActs({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
