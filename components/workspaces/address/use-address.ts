'use client'

import { useRef, useState, type SyntheticEvent } from 'react'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { slugFault, suggestedSlug } from '@/lib/workspaces/rules'
import type { Told } from './address-lookup'

/** The address of a new workspace: it follows the name until somebody writes one of their own, and is looked up meanwhile. */
export function useAddress(form: PlainForm) {
  const hasOwnSlug = useRef('slug' in form.sent)
  const [slug, setSlug] = useState('')
  const [told, setTold] = useState<Told>()
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

  return {
    /** What is to be looked up, if it can be an address. */
    sought: slugFault(slug) === undefined ? slug : undefined,
    told: told?.slug === slug ? told : undefined,
    ...{ setTold, suggest, write },
  }
}

export type Address = ReturnType<typeof useAddress>
