'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'

interface SpendLinkFormProps {
  token: string
  /** Where to go once signed in. */
  callbackUrl: string
}

/** The button behind a sign-in link: pressing it posts, which no mail scanner does. It works without its script. */
export function SpendLinkForm({ token, callbackUrl }: SpendLinkFormProps) {
  const [isSent, setSent] = useState(false)
  return (
    <form method="post" action={`/api/auth/callback/email?token=${token}`} onSubmit={() => setSent(true)}>
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Button type="submit" variant="primary" size="lg" wide pending={isSent}>
        Sign in
      </Button>
    </form>
  )
}
