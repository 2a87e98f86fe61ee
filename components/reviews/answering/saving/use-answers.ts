'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QuestionView } from '@/lib/reviews/responses/rules'
import { AnswerStore, type Answers, type Posted } from './answer-store'
import { saveThrough, type Door } from '../door'
import { localCopy } from './local-copy'

export interface AnsweringProps {
  door: Door
  questions: readonly QuestionView[]
  /** What the server has of this respondent. */
  answers: Answers
  /** Names the copy on this device. */
  localKey: string
  /** What became of it when it was last sent without a script. */
  posted?: Posted
}

/** The answers of a form, kept safe whatever becomes of the tab, the network or the session. */
export function useAnswers({ door, questions, answers, localKey, posted }: AnsweringProps) {
  const [store] = useState(
    () =>
      new AnswerStore({
        questions,
        saved: answers,
        save: (changed) => saveThrough(door, changed),
        copy: localCopy(localKey),
        posted,
      }),
  )
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read)

  useEffect(() => {
    store.restore()
    const save = () => void store.flush()
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const askFirst = (event: BeforeUnloadEvent) => {
      if (store.isOnItsWay()) event.preventDefault()
    }
    document.addEventListener('focusout', save)
    window.addEventListener('online', save)
    window.addEventListener('beforeunload', askFirst)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      store.stop()
      document.removeEventListener('focusout', save)
      window.removeEventListener('online', save)
      window.removeEventListener('beforeunload', askFirst)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }
  }, [store])

  return { store, ...snapshot }
}
