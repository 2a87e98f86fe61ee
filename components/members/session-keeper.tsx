'use client'

import { useEffect, useState } from 'react'
import { clearDevice } from '@/components/ui/device-place'
import { drawnFor, pathAfterSwitch, signInPath } from '@/lib/shared/routes'
import { sayDrawnFor } from './say-drawn-for'
import { sessionKey } from './sign-in/session-channel'

interface SessionAnswer {
  user?: { id: string }
  workspaceId?: string | null
}

/** Below the shortest idle limit, 30 minutes, without adding load. */
const rollEveryMs = 5 * 60_000

/** User and workspace as one string; undefined when signed out. */
async function readIdentity(): Promise<string | undefined> {
  const response = await fetch('/api/auth/session', { cache: 'no-store' })
  if (!response.ok) throw new Error('The session could not be read.')
  const { user, workspaceId }: SessionAnswer = await response.json()
  return user && drawnFor(user.id, workspaceId ?? null)
}

/** Reloads; a page of one object then offers to go back to its workspace. */
function goOnElsewhere(workspaceId: string | null) {
  const here = `${location.pathname}${location.search}${location.hash}`
  // A missing page may be in the workspace of the session.
  const there = document.querySelector('[data-refused]') ? here : pathAfterSwitch(here, workspaceId)
  if (there === here) location.reload()
  else location.replace(there)
}

interface SessionKeeperProps {
  userId: string
  /** Their session's workspace. */
  workspaceId: string | null
  /** Part of every storage key of this person. */
  ownerMark: string
  /** The session was last renewed long ago. */
  shouldRenew: boolean
}

/**
 * Keeps the session alive while in use, and the tab in sync with other tabs. An ended session opens the sign-in,
 * another person or workspace reloads, asking first if text is unsaved.
 */
export function SessionKeeper({ userId, workspaceId, ownerMark, shouldRenew }: SessionKeeperProps) {
  // Drafts belong to the person the page was first rendered for.
  const [drawn] = useState({ userId, workspaceId, shouldRenew })
  const identity = drawnFor(drawn.userId, drawn.workspaceId)

  useEffect(() => sayDrawnFor(identity), [identity])

  // An expired session, or a sign-out without our script, leaves the previous person's text.
  useEffect(() => clearDevice(ownerMark), [ownerMark])

  useEffect(() => {
    let hasWorked = false

    async function look() {
      const present = await readIdentity()
      if (present === undefined) location.assign(signInPath(`${location.pathname}${location.search}`))
      else if (present !== identity) goOnElsewhere(present.startsWith(`${drawn.userId} `) ? drawn.workspaceId : null)
    }

    // A failed request says nothing about the session.
    const lookQuietly = () => void look().catch(() => undefined)
    const onShown = () => document.visibilityState === 'visible' && lookQuietly()
    const onStorage = ({ key }: StorageEvent) => key === sessionKey && lookQuietly()
    const onWork = () => void (hasWorked = true)
    const roll = setInterval(() => {
      if (hasWorked) lookQuietly()
      hasWorked = false
    }, rollEveryMs)

    if (drawn.shouldRenew) lookQuietly()
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
  }, [identity, drawn])

  return null
}
