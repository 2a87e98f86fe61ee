'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { createTemplateAction, duplicateTemplateAction, saveAsTemplateAction } from '@/lib/templates/actions'

const acts: Readonly<Record<string, RowAct>> = {
  blank: (_id, _name, madeId) => createTemplateAction({ madeId }),
  keep: (reviewId, _, madeId) => saveAsTemplateAction({ reviewId, madeId }),
  duplicate: (id, _, madeId) => duplicateTemplateAction({ id, madeId }),
}

/** What a press on the ways to a new template does: each leads to writing it. */
export function AddActs({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
