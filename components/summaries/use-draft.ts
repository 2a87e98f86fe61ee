'use client'

import { useRef, useState } from 'react'
import { postJson } from '@/components/ui/lookup/post-json'
import { toast } from '@/components/ui/overlay/toast'
import { randomId } from '@/lib/shared/randomness'

interface DraftAsked {
  /** The route that has it drafted. */
  address: string
  onAnswer: (body: unknown) => void
}

/**
 * Has something drafted. No transition: while one is pending React holds back what others save, and this may take half a
 * minute. Each press has an id, so that one that is sent twice costs one.
 */
export function useDraft({ address, onAnswer }: DraftAsked) {
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
    else onAnswer(answer.body)
  }

  return { pending, ask }
}
