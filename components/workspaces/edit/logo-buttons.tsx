'use client'

import { useRef, useTransition, type ChangeEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf, generalFailure, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/overlay/toast'
import { removeLogoAction, setLogoAction } from '@/lib/workspaces/logos/actions'

// As in the schema, which would bring its whole library along.
const ACCEPT = 'image/png,image/jpeg,image/webp'
const MOST_BYTES = 1_048_576

async function run(work: Promise<ActionResult<unknown> | undefined>, done: string) {
  const faults = faultsOf(await answerOf(work))
  if (faults) toast({ type: 'error', title: faults.fields[0]?.[1] ?? faults.form ?? generalFailure })
  else toast({ type: 'success', title: done })
}

/** Chooses a logo, which is sent at once, or takes it away. */
export function LogoButtons({ hasLogo }: { hasLogo: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const [pending, startTransition] = useTransition()

  function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // Emptied, so that choosing the same file once more is a choice again.
    currentTarget.value = ''
    if (!file) return
    if (file.size > MOST_BYTES) {
      toast({ type: 'error', title: 'A picture may have at most 1 MB. Choose a smaller one.' })
      return
    }
    startTransition(() => run(setLogoAction({ file }), 'Your logo is new'))
  }

  const remove = () => startTransition(() => run(removeLogoAction({}), 'Your logo is gone'))

  return (
    <div className="grid min-w-0 gap-1.5">
      <input ref={input} type="file" accept={ACCEPT} hidden aria-label="Logo of the workspace" onChange={send} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={pending} onClick={() => input.current?.click()}>
          {hasLogo ? 'Change the logo' : 'Add a logo'}
        </Button>
        {hasLogo && (
          <Button size="sm" variant="ghost" disabled={pending} onClick={remove}>
            <Icon name="trash" /> Remove it
          </Button>
        )}
      </div>
      <p className="text-sm text-subtle">PNG, JPEG or WebP, at most 1 MB; square looks best.</p>
    </div>
  )
}
