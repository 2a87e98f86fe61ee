'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import { saveAnswers, type Access } from './access'
import { earlyAnswers } from './early-answers'
import { guardTab } from '@/components/ui/guard-tab'
import { SavedHere } from '@/components/ui/saved-here'
import { useScripted } from '@/components/ui/use-scripted'
import type { Answers, Posted } from './answer-snapshot'
import { AnswerStore } from './answer-store'
import { localCopy } from './local-copy'

export interface AnsweringProps {
  access: Access
  questions: readonly QuestionView[]
  /** The server's version at `readAt`. */
  answers: Answers
  readAt: Date
  /** The storage key on this device. */
  localKey: string
  /** The result of the last submit without script. */
  posted?: Posted
}

const savedHere = new SavedHere<Answers>()

/** Saves, or asks, before the form can disappear. */
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

/** A form's answers, kept across tab, network and session losses. */
export function useAnswers({ access, questions, answers, readAt, localKey, posted }: AnsweringProps) {
  // Server-rendered, so somebody may have typed before the script loaded.
  const isDrawnBefore = !useScripted()
  const [{ store, early }] = useState(() => {
    const save = (changed: AnswerInput[]) => saveAnswers(access, changed)
    const made = new AnswerStore({
      questions,
      save,
      posted,
      saved: savedHere.newest(localKey, answers, readAt),
      copy: localCopy(localKey),
      onSaved: (saved, savedAt) => savedHere.note(localKey, saved, savedAt),
    })
    // Compares with the rendered values, because restored ones may not be in the fields yet.
    const drawn = made.read().values
    const onPage = () => (isDrawnBefore ? earlyAnswers(questions, drawn) : {})
    // Read twice: hydration restores saved text in some fields, and until then somebody may type in others.
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
