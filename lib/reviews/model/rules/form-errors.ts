import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { numbersOf, questionFaults, type QuestionFault } from './question-faults'

export const FAULTS_TITLE = 'Fix Form Errors'

/** The spec's messages under "Fix Form Errors", section 5. */
export function faultMessages(questions: QuestionDraft[]): string[] {
  if (questions.length === 0) return ['At least one question is required']
  const faults = questionFaults(questions)
  const shown = numbersOf(questions)
  const numbers = (found: QuestionFault[]) => found.map(({ index }) => shown[index]).join(', ')
  const unwritten = faults.filter((fault) => fault.questionText !== undefined)
  const misfit = faults.filter(
    ({ range, follows, options }) => range !== undefined || follows !== undefined || Object.keys(options).length > 0,
  )
  return [
    ...(unwritten.length > 0 ? [`Field(s) Required in Question ${numbers(unwritten)}`] : []),
    ...(misfit.length > 0 ? [`Fix issues for Option Field(s) in Question ${numbers(misfit)}`] : []),
  ]
}
