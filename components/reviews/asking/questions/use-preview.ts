'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { draftPreview, previewQuestion, type FormPreview } from '@/lib/reviews/drafting/rules/form-preview'
import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import { useContent } from '@/components/reviews/asking/wizard-context'

type QuestionView = ReturnType<typeof previewQuestion>

/** Caches question previews, so a key redraws one card. */
function createPreviews() {
  const known = new Map<string, { text: string; view: QuestionView }>()
  const viewOf = (question: QuestionDraft) => {
    const text = JSON.stringify(question)
    const before = known.get(question.key)
    if (before?.text === text) return before.view
    const view = previewQuestion(question)
    known.set(question.key, { text, view })
    return view
  }
  return (content: FormContent, what?: 'form' | 'template'): FormPreview => ({
    ...draftPreview({ ...content, questions: [] }, what),
    questions: content.questions.map(viewOf),
  })
}

/** The preview, deferred for long forms. */
export function usePreview(what?: 'form' | 'template'): FormPreview {
  const [previewOf] = useState(createPreviews)
  const content = useDeferredValue(useContent())
  return useMemo(() => previewOf(content, what), [previewOf, content, what])
}
