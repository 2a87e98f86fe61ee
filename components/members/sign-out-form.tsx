'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { MenuButton } from '@/components/ui/overlay/menu'
import { toast } from '@/components/ui/overlay/toast'
import { postAuth } from './sign-in/auth-request'
import { goOut } from './sign-in/go-out'

async function leave(callbackUrl: string) {
  const { url } = await postAuth('signout', { callbackUrl })
  await goOut(url)
}

const looks = { button: {}, large: { variant: 'primary', size: 'lg', wide: true } } as const

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
