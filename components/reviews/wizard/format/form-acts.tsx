'use client'

import type { ReactNode } from 'react'
import { RowActs } from '@/components/ui/list/row-acts'
import { copyReviewAction } from '@/lib/reviews/earlier/actions'

const acts = { copy: (id: string) => copyReviewAction({ id }) }

/** A press on one of the forms begins a copy of it. */
export function FormActs({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
