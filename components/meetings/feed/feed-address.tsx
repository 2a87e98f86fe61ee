'use client'

import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { CopyButton } from '@/components/ui/button/copy-button'
import { Field } from '@/components/ui/form/field'
import { successOf } from '@/components/ui/form/toast-outcome'
import { usePress } from '@/components/ui/form/use-press'
import { Input } from '@/components/ui/input/input'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { createCalendarFeedAction, revokeCalendarFeedAction } from '@/lib/meetings/feed/actions'

function ShownAddress({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [address])
  return (
    <Field label="Address" hint="Copy it now: it’s shown only once. Anyone who has it sees your meetings.">
      {(control) => (
        <span className="flex gap-2">
          <Input
            {...control}
            ref={input}
            readOnly
            value={address}
            className="min-w-0 flex-1"
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={address} />
        </span>
      )}
    </Field>
  )
}

/** Creates, shows once, replaces and revokes a feed address. */
export function FeedAddress({ hasFeed, children }: { hasFeed: boolean; children: ReactNode }) {
  const [address, setAddress] = useState<string>()
  const [pending, startTransition] = useTransition()
  const press = usePress()

  async function create() {
    const answer = await successOf(createCalendarFeedAction({}))
    if (answer) setAddress(answer.data?.address)
  }

  async function revoke() {
    if (await press(revokeCalendarFeedAction({}))) setAddress(undefined)
  }

  if (!hasFeed)
    return (
      <Button pending={pending} onClick={() => startTransition(create)}>
        Create address
      </Button>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {address !== undefined && <ShownAddress address={address} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-muted">{children}</span>
        <span className="flex gap-2">
          <ConfirmButton
            title="Replace this address?"
            text="Calendar apps that use the old one stop updating."
            confirm="Replace"
            onConfirm={create}
          >
            Replace
          </ConfirmButton>
          <ConfirmButton
            variant="ghost"
            title="Revoke this address?"
            text="Calendar apps that use it stop updating."
            confirm="Revoke"
            danger
            onConfirm={revoke}
          >
            Revoke
          </ConfirmButton>
        </span>
      </div>
    </div>
  )
}
