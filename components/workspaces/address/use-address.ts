'use client'

import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { slugFault, suggestedSlug } from '@/lib/workspaces/rules'

const WAIT_MS = 400

interface Told {
  slug: string
  fault: string | null
}

async function ask(slug: string): Promise<Told> {
  const answer = await fetch(`/api/workspace-address/${encodeURIComponent(slug)}`)
  if (!answer.ok) throw new Error('The address could not be looked up.')
  const { fault }: { fault: string | null } = await answer.json()
  return { slug, fault }
}

/** The address of a new workspace: it follows the name until somebody writes one of their own, and is looked up meanwhile. */
export function useAddress(form: PlainForm) {
  const hasOwnSlug = useRef('slug' in form.sent)
  const wanted = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  function look(typed: string) {
    const slug = typed.trim().toLowerCase()
    wanted.current = slug
    clearTimeout(timer.current)
    setTold(null)
    if (slugFault(slug) !== undefined) return
    const show = (answer: Told) => wanted.current === answer.slug && setTold(answer)
    // Without an answer nothing is said: whether the address is free is settled when the form is sent.
    timer.current = setTimeout(() => void ask(slug).then(show, () => undefined), WAIT_MS)
  }

  function suggest({ currentTarget: { form: element, value } }: SyntheticEvent<HTMLInputElement>) {
    const slug = element?.elements.namedItem('slug')
    if (hasOwnSlug.current || !(slug instanceof HTMLInputElement)) return
    slug.value = suggestedSlug(value)
    form.recheck(slug)
    look(slug.value)
  }

  function write({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
    hasOwnSlug.current = true
    look(value)
  }

  return { told, suggest, write }
}

export type Address = ReturnType<typeof useAddress>
