'use client'

import { QuestionCard } from '@/components/reviews/form-view/question-card'
import { isGiven, noAnswer } from '@/lib/reviews/responses/rules'
import { AnsweringBar } from './answering-bar'
import { RivalNotice } from './rival-notice'
import { useAnswers, type AnsweringProps } from './saving/use-answers'
import { useSeen } from './use-seen'
import { useSending } from './use-sending'

interface AnsweringFormProps extends AnsweringProps {
  /** Who will see each answer. */
  note: string
  /** The reader's, for the time of the last save. */
  timeZone: string
  isViewed: boolean
}

/** The questions to answer. What is written is saved as one goes, and counts once it is sent. */
export function AnsweringForm({ note, timeZone, isViewed, ...answering }: AnsweringFormProps) {
  const { door, questions } = answering
  const { store, values, errors, saving, hasRivals } = useAnswers(answering)
  const { send, fault, pending } = useSending(door, store, Object.keys(errors).length > 0)
  useSeen(door, isViewed)
  const given = questions.filter(({ id, type }) => isGiven(type, values[id] ?? noAnswer)).length
  return (
    // Enter in a line of text must not send the whole form; only the button does.
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {hasRivals && <RivalNotice onChoose={store.settleRivals} />}
      <div className="grid gap-4">
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            value={values[question.id] ?? noAnswer}
            onChange={store.change}
            note={note}
            error={errors[question.id]}
          />
        ))}
      </div>
      <AnsweringBar
        given={given}
        total={questions.length}
        {...{ saving, timeZone, fault, pending }}
        onRetry={() => void store.flush()}
        onSend={send}
      />
    </form>
  )
}
