'use client'

import { useEffect, useState } from 'react'
import { clearDevice } from '@/components/ui/device-place'
import { drawnFor, signInPath } from '@/lib/shared/routes'
import { sayDrawnFor } from './say-drawn-for'
import { sessionKey } from './session-channel'

interface SessionAnswer {
  user?: { id: string }
  workspaceId?: string | null
}

/** Often enough for the shortest idle limit, 30 minutes, and rarely enough to be no load. */
const rollEveryMs = 5 * 60_000

/** Who is signed in and where, as one comparable text; undefined when nobody is. */
async function readIdentity(): Promise<string | undefined> {
  const response = await fetch('/api/auth/session', { cache: 'no-store' })
  if (!response.ok) throw new Error('The session could not be read.')
  const { user, workspaceId }: SessionAnswer = await response.json()
  return user && drawnFor(user.id, workspaceId ?? null)
}

interface SessionKeeperProps {
  userId: string
  /** The one their session is in. */
  workspaceId: string | null
  /** In the name of everything this device keeps for them. */
  ownerMark: string
}

/**
 * Keeps the session alive while someone works, and this tab in step with it: when it is shown again, and when another
 * tab signs in or out. A session that has ended leads to the sign-in and back; another person or workspace, to a reload,
 * also once more where somebody stayed for what they had typed.
 */
export function SessionKeeper({ userId, workspaceId, ownerMark }: SessionKeeperProps) {
  // A draft belongs to the person the page was first drawn for, even if parts of it are drawn again.
  const [identity] = useState(() => drawnFor(userId, workspaceId))

  useEffect(() => sayDrawnFor(identity), [identity])

  // A session that ran out, or a sign-out without our script, leaves the unsaved text of the person before.
  useEffect(() => clearDevice(ownerMark), [ownerMark])

  useEffect(() => {
    let hasWorked = false

    async function look() {
      const present = await readIdentity()
      if (present === undefined) location.assign(signInPath(`${location.pathname}${location.search}`))
      else if (present !== identity) location.reload()
    }

    // A request that fails, offline or during a deployment, says nothing about the session.
    const lookQuietly = () => void look().catch(() => undefined)
    const onShown = () => document.visibilityState === 'visible' && lookQuietly()
    const onStorage = ({ key }: StorageEvent) => key === sessionKey && lookQuietly()
    const onWork = () => void (hasWorked = true)
    const roll = setInterval(() => {
      if (hasWorked) lookQuietly()
      hasWorked = false
    }, rollEveryMs)

    lookQuietly()
    document.addEventListener('visibilitychange', onShown)
    addEventListener('storage', onStorage)
    addEventListener('pointerdown', onWork, { passive: true })
    addEventListener('keydown', onWork, { passive: true })
    return () => {
      clearInterval(roll)
      document.removeEventListener('visibilitychange', onShown)
      removeEventListener('storage', onStorage)
      removeEventListener('pointerdown', onWork)
      removeEventListener('keydown', onWork)
    }
  }, [identity])

  return null
}
