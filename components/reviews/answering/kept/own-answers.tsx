import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { askedAmong } from '@/lib/reviews/responses/rules/answers'
import { AnswerList } from './answer-list'

/** A person's answers by question; nothing if empty. */
export function OwnAnswers({ view, title }: { view: Pick<Answering, 'questions' | 'answers'>; title: string }) {
  const { questions, answers } = view
  if (Object.keys(answers).length === 0) return null
  return <AnswerList title={title} answers={answers} questions={askedAmong(questions, (id) => answers[id])} />
}
