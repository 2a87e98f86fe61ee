import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerField, answersIn } from '@/lib/reviews/responses/rules/posted-fields'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { Posted } from '@/components/reviews/answering/saving/answer-snapshot'

/** The server's answer to a form, with its values. */
export type PostAnswer = ActionResult<{ savedAt: Date }> & { sent?: Readonly<Record<string, string>> }

const needLook = 'Fix the marked answers, then send again.'

/** The shown state after a browser submit; undefined before. */
export function postedOf(answer: PostAnswer | undefined, questions: readonly QuestionView[]): Posted | undefined {
  if (!answer) return undefined
  const found = faultsOf(answer)
  if (!found) return { typed: {}, faults: {}, savedAt: answer.data?.savedAt }
  const sentences = new Map(found.fields)
  const faults = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const sentence = sentences.get(id) ?? sentences.get(answerField(id))
      return sentence === undefined ? [] : [[id, sentence] as const]
    }),
  )
  const isMendable = Object.keys(faults).length > 0
  const [homeless = needLook] = sentences.values()
  return {
    typed: Object.fromEntries(answersIn(questions, answer.sent ?? {})),
    faults,
    message: found.form ?? (isMendable ? needLook : homeless),
  }
}
