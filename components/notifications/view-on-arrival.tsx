'use client'

import { useEffect } from 'react'
import { viewNotificationsAboutAction } from '@/lib/notifications/actions'
import { whenShown } from './when-shown'

/** Marks as read what leads to this page, once it is open and visible. On failure it stays unread. */
export function ViewOnArrival({ path }: { path: string }) {
  useEffect(() => whenShown(() => void viewNotificationsAboutAction({ path }).catch(() => undefined)), [path])

  return null
}
