'use client'

import { useRef, useTransition, type ChangeEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf, generalFailure, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/overlay/toast'
import { pictureLimits, TOO_LARGE } from '@/lib/members/pictures/rules'

type Answer = Promise<ActionResult<unknown> | undefined>

interface PictureButtonsProps {
  /** What it is called in a sentence: "photo". */
  noun: string
  /** How the choice of a file is read aloud. */
  label: string
  hint: string
  isThere: boolean
  onSet: (file: File) => Answer
  onRemove: () => Answer
}

async function run(work: Answer, done: string) {
  const faults = faultsOf(await answerOf(work))
  if (faults) toast({ type: 'error', title: faults.fields[0]?.[1] ?? faults.form ?? generalFailure })
  else toast({ type: 'success', title: done })
}

/** Chooses a picture, which is sent at once, or takes it away. */
export function PictureButtons({ noun, label, hint, isThere, onSet, onRemove }: PictureButtonsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [pending, startTransition] = useTransition()

  function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // Emptied, so that choosing the same file once more is a choice again.
    currentTarget.value = ''
    if (!file) return
    if (file.size > pictureLimits.bytes) {
      toast({ type: 'error', title: TOO_LARGE })
      return
    }
    startTransition(() => run(onSet(file), `Your ${noun} is new`))
  }

  const remove = () => startTransition(() => run(onRemove(), `Your ${noun} is gone`))

  return (
    <div className="grid min-w-0 gap-1.5">
      <input ref={input} type="file" accept={pictureLimits.accept} hidden aria-label={label} onChange={send} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={pending} onClick={() => input.current?.click()}>
          {isThere ? `Change the ${noun}` : `Add a ${noun}`}
        </Button>
        {isThere && (
          <Button size="sm" variant="ghost" disabled={pending} onClick={remove}>
            <Icon name="trash" /> Remove it
          </Button>
        )}
      </div>
      <p className="text-sm text-subtle">{hint}</p>
    </div>
  )
}
