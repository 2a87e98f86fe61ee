'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { clearDevice } from '@/components/ui/device-place'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { MenuButton } from '@/components/ui/overlay/menu'
import { toast } from '@/components/ui/overlay/toast'
import { announceSession } from './sign-in/session-channel'
import { leaveTo, postAuth } from './sign-in/auth-request'

async function leave(callbackUrl: string) {
  const { url } = await postAuth('signout', { callbackUrl })
  clearDevice()
  announceSession('signOut')
  await leaveTo(url)
}

const looks = { button: {}, door: { variant: 'primary', size: 'lg', wide: true } } as const

interface SignOutFormProps {
  look?: keyof typeof looks | 'menu'
  /** next-auth's CSRF token, for a submit without script; without it next-auth asks again. */
  csrfToken?: string
  /** The URL afterwards. */
  to?: string
  children?: ReactNode
}

/** Signs out, as a menu line, a button or the whole screen. */
export function SignOutForm({ look = 'menu', to = '/', csrfToken, children = 'Sign out' }: SignOutFormProps) {
  const [isLeaving, setLeaving] = useState(false)

  function signOut(event: FormEvent) {
    event.preventDefault()
    setLeaving(true)
    leave(to).catch(() => {
      setLeaving(false)
      toast({ type: 'error', title: GENERAL_FAILURE })
    })
  }

  // Before the script loads, the form opens the confirmation page.
  return (
    <form method="post" action="/api/auth/signout" onSubmit={signOut}>
      <input type="hidden" name="callbackUrl" value={to} />
      {csrfToken !== undefined && <input type="hidden" name="csrfToken" value={csrfToken} />}
      {look === 'menu' ? (
        <MenuButton disabled={isLeaving}>
          <Icon name="log-out" /> {children}
        </MenuButton>
      ) : (
        <Button type="submit" pending={isLeaving} {...looks[look]}>
          {children}
        </Button>
      )}
    </form>
  )
}
