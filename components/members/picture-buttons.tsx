'use client'
import type { ActionResult } from '@/components/ui/form/action-result'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { toast } from '@/components/ui/overlay/toast'
import { useState, useEffect, useRef, useTransition, type RefObject, type ChangeEvent } from 'react'
import { pictureLimits, TOO_LARGE } from '@/lib/members/pictures/rules'
import { cx } from '@/components/ui/cx'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

type Answer = Promise<ActionResult<unknown> | undefined>

interface PictureButtonsProps {
  /** "photo", within a sentence. */
  noun: string
  /** The accessible name of the file input. */
  label: string
  hint: string
  isThere: boolean
  onSet: (file: File) => Answer
  onRemove: () => Answer
}

async function run(work: Answer, done: string) {
  await toastOutcome(work, done)
}

/** Whether a file is dragged over this element. */
function useDraggedOver(place: RefObject<HTMLElement | null>) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = place.current
    const enter = () => setOver(true)
    const end = () => setOver(false)
    // Ignores moves into a child element.
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

/** Uploads a chosen or dropped picture immediately, or removes it. */
export function PictureButtons({ noun, label, hint, isThere, onSet, onRemove }: PictureButtonsProps) {
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [pending, startTransition] = useTransition()
  const isOver = useDraggedOver(place) && !pending

  function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // Cleared, so the same file can be chosen again.
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
        // Covers the area while dragging, so a dropped file counts as chosen.
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
