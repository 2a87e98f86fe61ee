import type { Answering } from '@/lib/reviews/answering/responses/queries'
import { isEmpty, isSameAnswer, noAnswer } from '@/lib/reviews/answering/responses/rules'
import type { Answers } from './answer-snapshot'
import { localCopy, revisionKey } from './local-copy'

type Known = Pick<Answering, 'questions' | 'answers' | 'revision' | 'localKey' | 'can'>

/** What was written here, never reached the server, and says something the server does not know. */
export function answersLeft({ questions, answers, revision, localKey, can }: Known): Answers {
  // Changes that can still be sent come up again in the form that changes what was sent.
  const changes = can.revise ? {} : localCopy(revisionKey(localKey)).read()
  const kept = { ...localCopy(localKey).read(), ...changes }
  const left = questions.flatMap(({ id }) => {
    const given = kept[id]?.given
    if (!given || isEmpty(given)) return []
    const isKnown = [answers, revision ?? {}].some((saved) => isSameAnswer(given, saved[id] ?? noAnswer))
    return isKnown ? [] : [[id, given] as const]
  })
  return Object.fromEntries(left)
}

/** The words of answers, one after the other; what was only chosen or rated has none. */
export const wordsOf = (answers: Answers) =>
  Object.values(answers).flatMap(({ text }) => (text === null || text.trim() === '' ? [] : [text]))

/** The words that were written here, for whom the questions are not to be seen any more. */
export function wordsLeft(localKey: string): string[] {
  const kept = { ...localCopy(localKey).read(), ...localCopy(revisionKey(localKey)).read() }
  return wordsOf(Object.fromEntries(Object.entries(kept).map(([id, { given }]) => [id, given])))
}
