'use client'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { useState, useEffect, useRef, useTransition, type RefObject, type ChangeEvent } from 'react'
import { pictureLimits, TOO_LARGE } from '@/lib/members/pictures/rules'
import { cx } from '@/components/ui/cx'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

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
  if (faults) toast({ type: 'error', title: faults.fields[0]?.[1] ?? faults.form ?? GENERAL_FAILURE })
  else toast({ type: 'success', title: done })
}

/** Whether something is dragged over this place. */
function useDraggedOver(place: RefObject<HTMLElement | null>) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = place.current
    const enter = () => setOver(true)
    const end = () => setOver(false)
    // It may only have moved on to something inside.
    const leave = ({ relatedTarget: to }: DragEvent) => {
      if (!(to instanceof Node && element?.contains(to))) setOver(false)
    }
    element?.addEventListener('dragenter', enter)
    element?.addEventListener('dragleave', leave)
    element?.addEventListener('drop', end)
    return () => {
      element?.removeEventListener('dragenter', enter)
      element?.removeEventListener('dragleave', leave)
      element?.removeEventListener('drop', end)
    }
  }, [place])
  return isOver
}

/** Chooses a picture or takes one that is dropped, which is sent at once, or takes it away. */
export function PictureButtons({ noun, label, hint, isThere, onSet, onRemove }: PictureButtonsProps) {
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [pending, startTransition] = useTransition()
  const isOver = useDraggedOver(place) && !pending

  function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // Emptied, so that choosing the same file once more is a choice again.
    currentTarget.value = ''
    if (!file) return
    if (file.size > pictureLimits.bytes) {
      toast({ type: 'error', title: TOO_LARGE })
      return
    }
    startTransition(() => run(onSet(file), `New ${noun} saved`))
  }

  const remove = () => startTransition(() => run(onRemove(), `The ${noun} was removed`))

  return (
    <div ref={place} className={cx('relative -m-2 grid min-w-0 gap-1.5 rounded-md p-2', isOver && 'bg-primary-soft')}>
      <input
        ref={input}
        type="file"
        accept={pictureLimits.accept}
        // A file dropped on it is a file chosen: while one is dragged here it lies over everything.
        hidden={!isOver}
        aria-label={label}
        onChange={send}
        className="absolute inset-0 z-10 size-full opacity-0"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={pending} onClick={() => input.current?.click()}>
          {isThere ? `Change ${noun}` : `Add ${noun}`}
        </Button>
        {isThere && (
          <Button size="sm" variant="ghost" disabled={pending} onClick={remove}>
            <Icon name="trash" /> Remove
          </Button>
        )}
      </div>
      <p className="text-sm text-subtle">{hint}</p>
    </div>
  )
}
