'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'

interface SpendLinkFormProps {
  token: string
  /** The URL after signing in. */
  callbackUrl: string
}

/** The button posts, which mail scanners don't do; it works without script. */
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
