'use client'

import { useEffect } from 'react'
import { seeNotificationsAction } from '@/lib/notifications/actions'
import { whenShown } from './when-shown'

/** Marks notifications as seen up to a moment, only once the window is visible. On failure the count stays. */
export function SeeOnOpen({ until }: { until: Date }) {
  useEffect(() => whenShown(() => void seeNotificationsAction({ until }).catch(() => undefined)), [until])

  return null
}
