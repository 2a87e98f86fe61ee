'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { draftPreview, previewQuestion, type FormPreview } from '@/lib/reviews/drafting/rules/form-preview'
import type { FormContent, QuestionDraft } from '@/lib/reviews/schema'
import { useContent } from '@/components/reviews/asking/wizard-context'

type QuestionView = ReturnType<typeof previewQuestion>

/** Draws each question once for as long as its text stays the same, so that one key draws one card anew. */
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
  return (content: FormContent): FormPreview => ({
    ...draftPreview({ ...content, questions: [] }),
    questions: content.questions.map(viewOf),
  })
}

/** The form as it will look, a moment behind the typing when there is much of it. */
export function usePreview(): FormPreview {
  const [previewOf] = useState(createPreviews)
  const content = useDeferredValue(useContent())
  return useMemo(() => previewOf(content), [previewOf, content])
}
