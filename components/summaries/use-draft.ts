'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { postJson } from '@/components/ui/lookup/post-json'
import { toast } from '@/components/ui/overlay/toast'
import { randomId } from '@/lib/shared/randomness'

interface DraftAsked {
  /** The drafting route. */
  address: string
  onAnswer?: (body: unknown) => void
}

/**
 * Requests a draft. Not in a transition, which would hold back other saves for up to half a minute. A press id prevents
 * double charges. Then the page is read again, for the quota beside the button.
 */
export function useDraft({ address, onAnswer }: DraftAsked) {
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const underWay = useRef(false)

  async function ask(sent: object) {
    if (underWay.current) return
    underWay.current = true
    setPending(true)
    const answer = await postJson(address, { ...sent, pressId: randomId() })
    underWay.current = false
    setPending(false)
    if ('fault' in answer) toast({ type: 'error', title: answer.fault })
    else onAnswer?.(answer.body)
    router.refresh()
  }

  return { pending, ask }
}
