'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useRef, useTransition, type ChangeEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf, generalFailure, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { removePhotoAction, setPhotoAction } from '@/lib/members/pictures/actions'
import { pictureLimits, TOO_LARGE } from '@/lib/members/pictures/rules'

async function run(work: Promise<ActionResult<unknown> | undefined>, done: string) {
  const faults = faultsOf(await answerOf(work))
  if (faults) toast({ type: 'error', title: faults.fields[0]?.[1] ?? faults.form ?? generalFailure })
  else toast({ type: 'success', title: done })
}

/** Chooses a photo, which is sent at once, or takes it away. */
export function PhotoButtons({ hasPhoto }: { hasPhoto: boolean }) {
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
    startTransition(() => run(setPhotoAction({ file }), 'Your photo is new'))
  }

  const remove = () => startTransition(() => run(removePhotoAction({}), 'Your photo is gone'))

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <input ref={input} type="file" accept={pictureLimits.accept} hidden aria-label="Your photo" onChange={send} />
      <Button size="sm" pending={pending} onClick={() => input.current?.click()}>
        {hasPhoto ? 'Change the photo' : 'Add a photo'}
      </Button>
      {hasPhoto && (
        <Button size="sm" variant="ghost" disabled={pending} onClick={remove}>
          <Icon name="trash" /> Remove it
        </Button>
      )}
      <span className="text-sm text-subtle">PNG, JPEG or WebP, at most 1 MB.</span>
    </div>
  )
}
