'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { formatDateTime } from '@/lib/shared/dates'
import { signInPath } from '@/lib/shared/routes'
import type { Saving } from '@/components/reviews/asking/draft/saving'
import { takeUp } from '@/components/reviews/asking/use-draft'
import { useDraftState, useWizard } from '@/components/reviews/asking/wizard-context'

type Refused = Extract<Saving, { message: string }>['state']

const titles: Record<Refused, string> = {
  'too-long': 'Not saved yet',
  'signed-out': 'You’re signed out',
  shut: 'This can’t be saved now',
  elsewhere: 'Changed elsewhere',
  gone: 'This form is gone',
}

/** Returns to this step after the sign-in. */
const signInAgain = () => window.location.assign(signInPath(`${window.location.pathname}${window.location.search}`))

const ways: Record<Exclude<Refused, 'gone'>, ReactNode> = {
  'too-long': null,
  shut: null,
  'signed-out': <Button onClick={signInAgain}>Sign in</Button>,
  elsewhere: <Button onClick={() => window.location.reload()}>Load the newest version</Button>,
}

/** Where forms of this kind are listed. */
type Home = { href: string; label: string }
const feedback: Home = { href: '/feedback?tab=created', label: 'Your feedback' }

const kept: readonly Refused[] = ['signed-out', 'shut', 'elsewhere']

/** Why the draft isn't saved, and the next step. */
function RefusedNotice({ state, message, home }: { state: Refused; message: string; home: Home }) {
  const way = state === 'gone' ? <ButtonLink href={home.href}>{home.label}</ButtonLink> : ways[state]
  return (
    <Callout tone="warning" title={titles[state]} action={way} urgent className="mb-6">
      {message}
      {kept.includes(state) && ' What you typed is kept on this device.'}
    </Callout>
  )
}

/** A conflicting copy, which the person resolves. */
function ConflictNotice() {
  const wizard = useWizard()
  const copy = useDraftState(({ conflicts }) => conflicts.at(-1))
  if (!copy) return null

  const settle = (decide: () => void) => {
    decide()
    const { store } = wizard
    store.write({ conflicts: store.read().conflicts.filter((conflict) => conflict !== copy) })
  }

  return (
    <Callout
      tone="warning"
      title={
        copy.writtenAt
          ? `Unsaved changes on this device, from ${formatDateTime(copy.writtenAt, wizard.draft.me.timeZone)}`
          : 'Unsaved changes on this device'
      }
      className="mb-6"
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => settle(() => takeUp(wizard, copy))}>Use them</Button>
          <Button variant="ghost" onClick={() => settle(() => void wizard.copies.drop(copy))}>
            Drop them
          </Button>
        </span>
      }
    >
      You see the newest version. Your changes would replace it.
    </Callout>
  )
}

export function SaveNotices({ home = feedback }: { home?: Home }) {
  const saving = useDraftState((state) => state.saving)
  // One at a time: a conflicting copy is compared with the newest version, which isn't on the page then.
  if ('message' in saving) return <RefusedNotice state={saving.state} message={saving.message} home={home} />
  return <ConflictNotice />
}
