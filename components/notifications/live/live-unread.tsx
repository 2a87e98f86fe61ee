'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { UnreadBadge } from '@/components/notifications/unread-badge'
import { followUnread } from './unread-channel'

interface LiveUnreadProps {
  memberId: string
  /** How much is unread, as of `asOf`: what was heard before then is forgotten. */
  count: number
  asOf: number
}

/** The number at the bell. It changes as soon as somebody is told something, and the list that is open follows. */
export function LiveUnread({ memberId, count, asOf }: LiveUnreadProps) {
  const [heard, setHeard] = useState({ count, asOf })
  const isList = usePathname() === '/notifications'
  const router = useRouter()
  const shown = heard.asOf === asOf ? heard.count : count

  const hear = useEffectEvent((next: number) => {
    setHeard({ count: next, asOf })
    if (isList && next > shown) router.refresh()
  })
  useEffect(() => followUnread(memberId, (next) => hear(next)), [memberId])

  return <UnreadBadge count={shown} />
}
