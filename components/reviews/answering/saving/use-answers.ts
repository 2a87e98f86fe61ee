'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { saveThrough, type Door } from '@/components/reviews/answering/door'
import { earlyAnswers } from '@/components/reviews/answering/posting/early-answers'
import { guardTab } from '@/components/ui/guard-tab'
import { SavedHere } from '@/components/ui/saved-here'
import { useScripted } from '@/components/ui/use-scripted'
import type { Answers, Posted } from './answer-snapshot'
import { AnswerStore } from './answer-store'
import { localCopy } from './local-copy'

export interface AnsweringProps {
  door: Door
  questions: readonly QuestionView[]
  /** What the server had of this respondent at `readAt`. */
  answers: Answers
  readAt: Date
  /** Names the copy on this device. */
  localKey: string
  /** What became of it when it was last sent without a script. */
  posted?: Posted
}

const savedHere = new SavedHere<Answers>()

/** Everything that can take the form away saves first, or asks. */
function guard(store: AnswerStore) {
  const save = () => void store.flush()
  const unguard = guardTab({ save, isOnItsWay: store.isOnItsWay })
  document.addEventListener('focusout', save)
  return () => {
    unguard()
    document.removeEventListener('focusout', save)
    store.leave()
  }
}

/** The answers of a form, kept safe whatever becomes of the tab, the network or the session. */
export function useAnswers({ door, questions, answers, readAt, localKey, posted }: AnsweringProps) {
  // The server drew the page, and somebody may have begun to answer before this script came.
  const isDrawnBefore = !useScripted()
  const [{ store, early }] = useState(() => {
    const save = (changed: AnswerInput[]) => saveThrough(door, changed)
    const made = new AnswerStore({
      ...{ questions, save, posted },
      saved: savedHere.newest(localKey, answers, readAt),
      copy: localCopy(localKey),
      onSaved: (saved, savedAt) => savedHere.note(localKey, saved, savedAt),
    })
    // Against what the page was drawn with: what is taken up from this device since then may not be in its fields yet.
    const drawn = made.read().values
    const onPage = () => (isDrawnBefore ? earlyAnswers(questions, drawn) : {})
    // Looked at twice: while React takes the page over it puts the saved text back into some fields, and until it has,
    // somebody may go on typing in others.
    const before = onPage()
    return { store: made, early: () => ({ ...before, ...onPage() }) }
  })
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read)

  useEffect(() => {
    store.restore(early())
    return guard(store)
  }, [store, early])

  return { store, ...snapshot }
}
