'use client'

import { useState } from 'react'
import { LongText } from '@/components/ui/display/long-text'
import { Card } from '@/components/ui/layout/card'
import { useScripted } from '@/components/ui/use-scripted'
import { wordsLeft } from '@/components/reviews/answering/saving/left-here'
import { forgetCopy, revisionKey } from '@/components/reviews/answering/saving/local-copy'
import { DeviceNote } from './device-note'

/** A person's unsaved text after losing access, without the questions. */
export function WordsOnDevice({ localKey }: { localKey: string }) {
  const isScripted = useScripted()
  const [isForgotten, setForgotten] = useState(false)
  const words = isScripted && !isForgotten ? wordsLeft(localKey) : []

  function forget() {
    forgetCopy(localKey)
    forgetCopy(revisionKey(localKey))
    setForgotten(true)
  }

  if (words.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <DeviceNote words={words} onForget={forget}>
        They weren’t sent. Nobody else can see them; copy what you need.
      </DeviceNote>
      <div>
        <h3 className="mb-3 text-md font-semibold">On this device alone</h3>
        <Card className="sm:p-6">
          <ul className="grid grid-cols-1 gap-4">
            {words.map((text, index) => (
              <li key={index} className="border-t border-line pt-4 first:border-0 first:pt-0">
                <LongText text={text} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </section>
  )
}
