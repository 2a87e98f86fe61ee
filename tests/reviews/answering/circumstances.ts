import type { Answers, Posted } from '@/components/reviews/answering/saving/answer-snapshot'
import { AnswerStore } from '@/components/reviews/answering/saving/answer-store'
import type { Unsaved } from '@/components/reviews/answering/saving/local-copy'
import { noAnswer, type AnswerParts, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'

export const question = (id: string, type: QuestionView['type'] = 'textarea'): QuestionView => ({
  id,
  type,
  text: 'What?',
  help: '',
  isRequired: true,
  lowest: null,
  highest: null,
  followsId: null,
  followsWhen: null,
  followsValue: null,
  isMultiple: true,
  editableFeedback: false,
  ratingFeedback: 'Rating',
  options: [],
})

export const words = (text: string | null): AnswerParts => ({ ...noAnswer, text })
export const savedAt = new Date('2026-11-21T12:03:00Z')

type Reply = Awaited<ReturnType<ConstructorParameters<typeof AnswerStore>[0]['save']>>
export const refusal = (code: string, fields = {}): Reply => ({ serverError: { code, message: 'No.', fields } })

const three = [question('a'), question('b'), question('line', 'input')]

type Given = { saved?: Answers; kept?: Unsaved; questions?: QuestionView[]; posted?: Posted }

/** A form before a server that answers as it is told, and is fine unless told otherwise. */
export function aForm({ saved = {}, kept = {}, questions = three, posted }: Given = {}) {
  const arrived: AnswerInput[][] = []
  const replies: (() => Promise<Reply>)[] = []
  let copy: Unsaved = kept
  const store = new AnswerStore({
    questions,
    saved,
    save: (answers) => {
      arrived.push(answers)
      return (replies.shift() ?? (async () => ({ data: { savedAt } })))()
    },
    copy: { read: () => copy, write: (unsaved) => void (copy = unsaved) },
    posted,
  })
  const texts = () => arrived.map((answers) => answers.map(({ questionId, text }) => `${questionId}:${text ?? ''}`))
  const known = () =>
    arrived.map((answers) => answers.map((answer) => (answer.known ?? []).map(({ text }) => text ?? '')))
  return { store, replies, texts, known, copy: () => copy }
}
