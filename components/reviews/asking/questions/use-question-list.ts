'use client'

import { useMemo } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useWizard } from '@/components/reviews/asking/wizard-context'
import { QuestionActions } from './question-actions'

/** Questions with stable actions. */
export function useQuestionList() {
  const wizard = useWizard()
  const { fields, insert, move, remove, update } = useFieldArray({ control: wizard.form.control, name: 'questions' })
  const actions = useMemo(
    () => new QuestionActions(wizard, { insert, move, remove, update }),
    [wizard, insert, move, remove, update],
  )
  return { fields, move, actions }
}
