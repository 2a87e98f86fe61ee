'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { generalFailure } from '@/components/ui/form/action-result'
import { MenuButton } from '@/components/ui/overlay/menu'
import { toast } from '@/components/ui/overlay/toast'
import { announceSession } from './session-channel'
import { leaveTo, postAuth } from './sign-in/auth-request'

async function leave(callbackUrl: string) {
  const { url } = await postAuth('signout', { callbackUrl })
  announceSession('signOut')
  await leaveTo(url)
}

interface SignOutFormProps {
  look?: 'menu' | 'button'
  /** Where to go then. */
  to?: string
  children?: ReactNode
}

/** Signs out and goes to the front page, or elsewhere. A line of a menu, or a button where it stands alone. */
export function SignOutForm({ look = 'menu', to = '/', children = 'Sign out' }: SignOutFormProps) {
  const [isLeaving, setLeaving] = useState(false)

  function signOut(event: FormEvent) {
    event.preventDefault()
    setLeaving(true)
    leave(to).catch(() => {
      setLeaving(false)
      toast({ type: 'error', title: generalFailure })
    })
  }

  // Before the script is there, the same form leads to next-auth's own page, which asks once more.
  return (
    <form method="post" action="/api/auth/signout" onSubmit={signOut}>
      <input type="hidden" name="callbackUrl" value={to} />
      {look === 'menu' ? (
        <MenuButton disabled={isLeaving}>
          <Icon name="log-out" /> {children}
        </MenuButton>
      ) : (
        <Button type="submit" pending={isLeaving}>
          {children}
        </Button>
      )}
    </form>
  )
}
