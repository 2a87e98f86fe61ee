import { questionCardId } from '@/components/reviews/form-view/question-card'
import { Callout } from '@/components/ui/display/callout'
import { numbersById, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { Posted } from '@/components/reviews/answering/saving/answer-snapshot'

interface PostedNoticeProps {
  posted: Posted
  questions: readonly QuestionView[]
  isExternal: boolean
}

/** The result of the submitted form, at the top where the page reloads. */
export function PostedNotice({ posted, questions, isExternal }: PostedNoticeProps) {
  const numbers = numbersById(questions)
  if (posted.message === undefined) {
    return (
      <Callout tone="success" urgent title="Your answers are saved" className="mb-4">
        They’re not sent yet. Continue now, or come back later{isExternal && ' through the same link'}, on any device.
      </Callout>
    )
  }
  return (
    <Callout urgent tone="danger" title={posted.message} className="mb-4">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {questions
          .filter(({ id }) => posted.faults[id] !== undefined)
          .map(({ id }) => (
            <li key={id}>
              <a href={`#${questionCardId(id)}`} className="text-link inline-flex min-h-6 items-center">
                Question {numbers.get(id)}
              </a>
            </li>
          ))}
      </ul>
    </Callout>
  )
}
