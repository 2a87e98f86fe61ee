'use client'

import { useState, type ReactNode } from 'react'
import { useScripted } from '@/components/ui/use-scripted'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { AnswerList } from './answer-list'
import type { Answers } from '@/components/reviews/answering/saving/answer-snapshot'
import { answersLeft, changesWaiting, wordsOf } from '@/components/reviews/answering/saving/left-here'
import { forgetCopy, revisionKey } from '@/components/reviews/answering/saving/local-copy'
import { DeviceNote } from './device-note'

interface OnDeviceProps {
  questions: Answering['questions']
  left: Answers
  onForget?: () => void
  /** What happens to the text. */
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

const unsentInWords = ({ can }: Pick<Answering, 'can'>) =>
  can.revise
    ? 'They weren’t sent. Nobody else can see them. Change your answers to add them.'
    : 'They came too late to be sent. Nobody else can see them; copy what you need.'

interface LeftOnDeviceProps {
  view: Pick<Answering, 'questions' | 'answers' | 'revision' | 'localKey' | 'keepsChanges' | 'can'>
  /** The form may reopen and restore the text. */
  isWaiting?: boolean
}

/** Text that was never saved: readable and copyable here only. */
export function LeftOnDevice({ view, isWaiting = false }: LeftOnDeviceProps) {
  const { localKey, questions, keepsChanges } = view
  const isScripted = useScripted()
  const [isForgotten, setForgotten] = useState(false)
  // Only the browser knows, so the first render omits it.
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
        {isWaiting ? 'Continue on this device to send them. Nobody else can see them.' : unsentInWords(view)}
      </OnDevice>
    </>
  )
}
