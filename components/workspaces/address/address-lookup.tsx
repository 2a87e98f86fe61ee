'use client'

import { useEffect } from 'react'
import { getJson } from '@/components/ui/get-json'
import { useTypedLookup, type Lookup } from '@/components/ui/lookup'

const PAUSE_MS = 400

export interface Told {
  slug: string
  fault: string | null
}

const isAnswer = (body: unknown): body is Pick<Told, 'fault'> =>
  typeof body === 'object' && body !== null && 'fault' in body

const lookUp = (slug: string): Lookup<Told> => ({
  queryKey: ['address', slug],
  queryFn: async ({ signal }) => {
    const { fault } = await getJson(`/api/workspace-address/${encodeURIComponent(slug)}`, isAnswer, signal)
    return { slug, fault }
  },
})

interface AddressLookupProps {
  slug: string
  onTold: (told: Told) => void
}

/** Tells whether an address is free. Without an answer nothing is said: that is settled when the form is sent. */
export function AddressLookup({ slug, onTold }: AddressLookupProps) {
  const { data } = useTypedLookup(lookUp(slug), PAUSE_MS)
  useEffect(() => {
    if (data) onTold(data)
  }, [data, onTold])
  return null
}
