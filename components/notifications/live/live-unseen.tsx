'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { UnseenBadge } from '@/components/notifications/unseen-badge'
import { followUnseen } from './unseen-channel'

interface LiveUnseenProps {
  memberId: string
  /** The unseen count at `asOf`; it overrides older stream messages. */
  count: number
  asOf: number
}

/** The bell's live count; an open list updates too. */
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
