'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { generalFailure } from '@/components/ui/form/action-result'
import { MenuButton } from '@/components/ui/overlay/menu'
import { toast } from '@/components/ui/overlay/toast'
import { announceSession } from './session-channel'
import { leaveTo, postAuth } from './sign-in/auth-request'

async function leave() {
  const { url } = await postAuth('signout', { callbackUrl: '/' })
  announceSession('signOut')
  await leaveTo(url)
}

/** Signs out and goes to the front page. A line of a menu, or a button where it stands alone. */
export function SignOutForm({ look = 'menu' }: { look?: 'menu' | 'button' }) {
  const [isLeaving, setLeaving] = useState(false)

  function signOut(event: FormEvent) {
    event.preventDefault()
    setLeaving(true)
    leave().catch(() => {
      setLeaving(false)
      toast({ type: 'error', title: generalFailure })
    })
  }

  // Before the script is there, the same form leads to next-auth's own page, which asks once more.
  return (
    <form method="post" action="/api/auth/signout" onSubmit={signOut}>
      {look === 'menu' ? (
        <MenuButton disabled={isLeaving}>
          <Icon name="log-out" /> Sign out
        </MenuButton>
      ) : (
        <Button type="submit" pending={isLeaving}>
          Sign out
        </Button>
      )}
    </form>
  )
}
