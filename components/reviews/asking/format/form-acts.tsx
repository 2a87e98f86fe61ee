'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { copyReviewAction } from '@/lib/reviews/drafting/actions'

const copy: RowAct = (id, madeId) => copyReviewAction({ id, madeId })
const acts = { copy }

/** Copies the pressed form. */
export function FormActs({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
