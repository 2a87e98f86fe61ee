'use client'

import { useState, type ReactNode } from 'react'
import { useScripted } from '@/components/ui/use-scripted'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { AnswerList } from '@/components/reviews/answering/receipt/answer-list'
import type { Answers } from '@/components/reviews/answering/saving/answer-snapshot'
import { answersLeft, changesWaiting, wordsOf } from '@/components/reviews/answering/saving/left-here'
import { forgetCopy, revisionKey } from '@/components/reviews/answering/saving/local-copy'
import { DeviceNote } from './device-note'

interface OnDeviceProps {
  questions: Answering['questions']
  left: Answers
  onForget?: () => void
  /** What becomes of it. */
  children: ReactNode
}

function OnDevice({ questions, left, onForget, children }: OnDeviceProps) {
  if (Object.keys(left).length === 0) return null
  return (
    <section className="grid gap-4">
      <DeviceNote words={wordsOf(left)} onForget={onForget}>
        {children}
      </DeviceNote>
      <AnswerList
        title="Only on this device"
        questions={questions.filter(({ id }) => left[id] !== undefined)}
        answers={left}
      />
    </section>
  )
}

interface LeftOnDeviceProps {
  view: Pick<Answering, 'questions' | 'answers' | 'revision' | 'localKey' | 'keepsChanges' | 'can'>
  /** Whether the form may open again, and takes up what is here. */
  isWaiting?: boolean
}

/** Words that were not saved in time: they can still be read and copied, and nobody else has them. */
export function LeftOnDevice({ view, isWaiting = false }: LeftOnDeviceProps) {
  const { localKey, questions, keepsChanges } = view
  const isScripted = useScripted()
  const [isForgotten, setForgotten] = useState(false)
  // Only the browser knows, so the page is drawn without it first.
  const left = isScripted && !isForgotten ? answersLeft(view) : {}
  const waiting = isScripted ? changesWaiting(view) : {}

  function forget() {
    forgetCopy(localKey)
    if (!keepsChanges) forgetCopy(revisionKey(localKey))
    setForgotten(true)
  }

  return (
    <>
      <OnDevice questions={questions} left={waiting}>
        This feedback is paused. They’re kept on this device until it resumes. Nobody else can see them.
      </OnDevice>
      <OnDevice questions={questions} left={left} onForget={isWaiting ? undefined : forget}>
        {isWaiting
          ? 'Continue on this device to send them. Nobody else can see them.'
          : 'They came too late to be sent. Nobody else can see them; copy what you need.'}
      </OnDevice>
    </>
  )
}
