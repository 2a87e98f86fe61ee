'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { UnseenBadge } from '@/components/notifications/unseen-badge'
import { followUnseen } from './unseen-channel'

interface LiveUnseenProps {
  memberId: string
  /** The number of unseen notifications at `asOf`; it replaces what the stream said before. */
  count: number
  asOf: number
}

/** The unseen count at the bell, updated live together with an open list. */
export function LiveUnseen({ memberId, count, asOf }: LiveUnseenProps) {
  const [heard, setHeard] = useState({ count, asOf })
  const isList = usePathname() === '/notifications'
  const router = useRouter()
  const shown = heard.asOf === asOf ? heard.count : count

  const getShown = useEffectEvent(() => shown)
  const hear = useEffectEvent((next: number) => {
    setHeard({ count: next, asOf })
    if (isList && next > shown) router.refresh()
  })
  useEffect(
    () =>
      followUnseen(
        memberId,
        () => getShown(),
        (next) => hear(next),
      ),
    [memberId],
  )

  return <UnseenBadge count={shown} />
}
