import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { isEmpty, isSameAnswer, noAnswer } from '@/lib/reviews/responses/rules/answers'
import type { Answers } from './answer-snapshot'
import { localCopy, revisionKey, type Unsaved } from './local-copy'

type Known = Pick<Answering, 'questions' | 'answers' | 'revision' | 'localKey' | 'keepsChanges' | 'can'>

/** What of a copy says something the server does not know. */
function unknownIn({ questions, answers, revision }: Known, kept: Unsaved): Answers {
  const left = questions.flatMap(({ id }) => {
    const given = kept[id]?.given
    if (!given || isEmpty(given)) return []
    const isKnown = [answers, revision ?? {}].some((saved) => isSameAnswer(given, saved[id] ?? noAnswer))
    return isKnown ? [] : [[id, given] as const]
  })
  return Object.fromEntries(left)
}

/** What was written here and never reached the server; of changes of what was sent, those that can be sent no more. */
export function answersLeft(view: Known): Answers {
  const changes = view.keepsChanges ? {} : localCopy(revisionKey(view.localKey)).read()
  return unknownIn(view, { ...localCopy(view.localKey).read(), ...changes })
}

/** Changes that were made here and can be sent, only not now. Where they can, they come up again in the form for it. */
export const changesWaiting = (view: Known): Answers =>
  view.keepsChanges && !view.can.revise ? unknownIn(view, localCopy(revisionKey(view.localKey)).read()) : {}

/** The words of answers, one after the other; what was only chosen or rated has none. */
export const wordsOf = (answers: Answers) =>
  Object.values(answers).flatMap(({ text }) => (text === null || text.trim() === '' ? [] : [text]))

/** The words that were written here, for whom the questions are not to be seen any more. */
export function wordsLeft(localKey: string): string[] {
  const kept = { ...localCopy(localKey).read(), ...localCopy(revisionKey(localKey)).read() }
  return wordsOf(Object.fromEntries(Object.entries(kept).map(([id, { given }]) => [id, given])))
}
