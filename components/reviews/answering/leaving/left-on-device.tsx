'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import type { Answering } from '@/lib/reviews/answering/responses/queries'
import { isEmpty, isSameAnswer, noAnswer } from '@/lib/reviews/answering/responses/rules'
import { useScripted } from '@/components/ui/use-scripted'
import { AnswerList } from '../receipt/answer-list'
import type { Answers } from '../saving/answer-snapshot'
import { forgetCopy, localCopy, revisionKey } from '../saving/local-copy'

type LeftOnDeviceProps = Pick<Answering, 'questions' | 'answers' | 'revision' | 'localKey' | 'can'>

/** What was written here, never reached the server, and says something the server does not know. */
function leftOf({ questions, answers, revision, localKey, can }: LeftOnDeviceProps): Answers {
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

/** Words that came too late to be saved: they can still be read and copied, and nobody else has them. */
export function LeftOnDevice(view: LeftOnDeviceProps) {
  const { localKey, questions } = view
  const isScripted = useScripted()
  const [isForgotten, setForgotten] = useState(false)
  // Only the browser knows, so the page is drawn without it first.
  const left = isScripted && !isForgotten ? leftOf(view) : {}

  function forget() {
    forgetCopy(localKey)
    if (!view.can.revise) forgetCopy(revisionKey(localKey))
    setForgotten(true)
  }

  if (Object.keys(left).length === 0) return null
  return (
    <section className="grid gap-4">
      <Callout tone="warning" title="This device holds answers that were never saved">
        <p>They came too late. Nobody else can see them, and you can copy what you need.</p>
        <Button size="sm" className="mt-3" onClick={forget}>
          Forget them
        </Button>
      </Callout>
      <AnswerList
        title="On this device alone"
        questions={questions.filter(({ id }) => left[id] !== undefined)}
        answers={left}
      />
    </section>
  )
}
