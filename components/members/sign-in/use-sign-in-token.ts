'use client'

import { useEffect } from 'react'
import { leaveTo, postAuth } from './auth-request'
import { goIn } from './go-in'

async function signIn(token: string) {
  const answer = await postAuth(`callback/email?token=${token}`, { callbackUrl: '/dashboard' })
  if (answer.error !== undefined) throw new Error(answer.error)
  return goIn(answer)
}

/** Signs in by a token just issued; failures continue at the sign-in page. */
export function useSignInToken(token: string | null | undefined) {
  useEffect(() => {
    if (token) signIn(token).catch(() => leaveTo('/auth/login'))
  }, [token])
}
