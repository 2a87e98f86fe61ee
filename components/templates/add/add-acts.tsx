'use client'

import type { ReactNode } from 'react'
import { RowActs } from '@/components/ui/list/row-acts'
import { createTemplateAction, duplicateTemplateAction, saveAsTemplateAction } from '@/lib/templates/actions'

const acts = {
  blank: () => createTemplateAction({}),
  keep: (reviewId: string) => saveAsTemplateAction({ reviewId }),
  duplicate: (id: string) => duplicateTemplateAction({ id }),
}

/** What a press on the ways to a new template does: each leads to writing it. */
export function AddActs({ children }: { children: ReactNode }) {
  return <RowActs acts={acts}>{children}</RowActs>
}
