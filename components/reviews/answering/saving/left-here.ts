import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { isEmpty, isSameAnswer, noAnswer } from '@/lib/reviews/responses/rules/answers'
import type { Answers } from './answer-snapshot'
import { localCopy, revisionKey, type Unsaved } from './local-copy'

type Known = Pick<Answering, 'questions' | 'answers' | 'revision' | 'localKey' | 'keepsChanges' | 'can'>

/** Answers of a copy the server lacks. */
function unknownIn({ questions, answers, revision }: Known, kept: Unsaved): Answers {
  const left = questions.flatMap(({ id }) => {
    const given = kept[id]?.given
    if (!given || isEmpty(given)) return []
    const isKnown = [answers, revision ?? {}].some((saved) => isSameAnswer(given, saved[id] ?? noAnswer))
    return isKnown ? [] : [[id, given] as const]
  })
  return Object.fromEntries(left)
}

/** Unsaved answers on this device, including changes that can no longer be sent. */
export function answersLeft(view: Known): Answers {
  const changes = view.keepsChanges ? {} : localCopy(revisionKey(view.localKey)).read()
  return unknownIn(view, { ...localCopy(view.localKey).read(), ...changes })
}

/** Unsent changes that can't be sent now; the form restores them once they can. */
export const changesWaiting = (view: Known): Answers =>
  view.keepsChanges && !view.can.revise ? unknownIn(view, localCopy(revisionKey(view.localKey)).read()) : {}

/** Written answers in order; choices and ratings have no text. */
export const wordsOf = (answers: Answers) =>
  Object.values(answers).flatMap(({ text }) => (text === null || text.trim() === '' ? [] : [text]))

/** Unsaved text, for people who may no longer see the questions. */
export function wordsLeft(localKey: string): string[] {
  const kept = { ...localCopy(localKey).read(), ...localCopy(revisionKey(localKey)).read() }
  return wordsOf(Object.fromEntries(Object.entries(kept).map(([id, { given }]) => [id, given])))
}
