'use client'

import { useEffect } from 'react'
import { announceSession } from '@/components/members/session-channel'
import { leaveTo, postAuth } from './auth-request'

async function signIn(token: string) {
  const { url, error } = await postAuth(`callback/email?token=${token}`, { callbackUrl: '/dashboard' })
  if (error !== undefined) throw new Error(error)
  announceSession('signIn')
  return leaveTo(url)
}

/** Goes inside by the token that the server has just answered. What came before is done: what fails here, the sign-in does. */
export function useSignInToken(token: string | null | undefined) {
  useEffect(() => {
    if (token) signIn(token).catch(() => leaveTo('/auth/login'))
  }, [token])
}
