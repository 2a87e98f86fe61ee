'use client'

import { useMemo, useState } from 'react'
import { useDraftState, useWizard } from '@/components/reviews/asking/wizard-context'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { QuestionActions } from './question-actions'

type Line = Pick<QuestionDraft, 'key' | 'type' | 'follows'>

/** What the list shows of its questions; the same object until that changes, so that a key redraws one question. */
function createLines() {
  let known: Line[] = []
  return (questions: readonly QuestionDraft[]) => {
    const lines = questions.map(({ key, type, follows }) => ({ key, type, follows }))
    if (JSON.stringify(lines) !== JSON.stringify(known)) known = lines
    return known
  }
}

/** Questions with stable actions. */
export function useQuestionList() {
  const wizard = useWizard()
  const [linesOf] = useState(createLines)
  const lines = useDraftState(({ content }) => linesOf(content.questions))
  const actions = useMemo(() => new QuestionActions(wizard), [wizard])
  return { lines, actions }
}
