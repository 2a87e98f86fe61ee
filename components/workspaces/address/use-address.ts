'use client'

import { useRef, useState, type SyntheticEvent } from 'react'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import { slugFault, suggestedSlug } from '@/lib/workspaces/rules/slugs'

type Told = { slug: string; fault: string | null }

const isAnswer = (body: unknown): body is Pick<Told, 'fault'> =>
  typeof body === 'object' && body !== null && 'fault' in body

const lookUp = (slug: string): Lookup<Told> => ({
  queryKey: ['address', slug],
  queryFn: async ({ signal }) => {
    const { fault } = await getJson(`/api/workspace-address/${encodeURIComponent(slug)}`, isAnswer, signal)
    return { slug, fault }
  },
  pauseMs: 400,
})

/** A workspace address that follows the name until edited, looked up meanwhile. */
export function useAddress(form: PlainForm) {
  const hasOwnSlug = useRef('slug' in form.sent)
  const [slug, setSlug] = useState('')
  const { data } = useLookup(slugFault(slug) === undefined ? lookUp(slug) : null)
  const look = (typed: string) => setSlug(typed.trim().toLowerCase())

  function suggest({ currentTarget: { form: element, value } }: SyntheticEvent<HTMLInputElement>) {
    const box = element?.elements.namedItem('slug')
    if (hasOwnSlug.current || !(box instanceof HTMLInputElement)) return
    box.value = suggestedSlug(value)
    form.recheck(box)
    look(box.value)
  }

  function write({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
    hasOwnSlug.current = true
    look(value)
  }

  // Without an answer nothing is shown; submitting decides.
  return { told: data?.slug === slug ? data : undefined, suggest, write }
}

export type Address = ReturnType<typeof useAddress>
