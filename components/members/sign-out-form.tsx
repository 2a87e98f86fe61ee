'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { clearDevice } from '@/components/ui/device-place'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { MenuButton } from '@/components/ui/overlay/menu'
import { toast } from '@/components/ui/overlay/toast'
import { announceSession } from './session-channel'
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
  /** next-auth's proof that the form is ours, for a press without the script; without it next-auth asks once more. */
  csrfToken?: string
  /** Where to go then. */
  to?: string
  children?: ReactNode
}

/** Signs out and goes to the front page, or elsewhere. A line of a menu, a button where it stands alone, or all there is. */
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

  // Before the script is there, the same form leads to the page that asks once more.
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
