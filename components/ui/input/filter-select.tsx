'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useScripted } from '@/components/ui/use-scripted'
import { Select, type SelectOption } from './select'

interface FilterOption extends SelectOption {
  /** An alternative target. */
  href?: string
}

interface FilterSelectProps {
  /** The accessible name, for example "Sort by". */
  label: string
  name: string
  value: string
  options: readonly FilterOption[]
  /** The URL without this filter and cursor, for example "/feedback?tab=created". */
  href: string
  className?: string
}

/** A filter in the URL; choosing navigates immediately. */
export function FilterSelect({ label, name, value, options, href, className }: FilterSelectProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  // Other options need script, and a hundred of them cost as much as the list.
  const offered = useScripted() ? options : options.filter((option) => option.value === value)

  function go(chosen: string) {
    const [path = '', query = ''] = href.split('?')
    const params = new URLSearchParams(query)
    params.set(name, chosen)
    const leads = options.find((option) => option.value === chosen)?.href
    startTransition(() => router.push(leads ?? `${path}?${params.toString()}`))
  }

  return (
    <Select
      key={value}
      aria-label={label}
      aria-busy={pending || undefined}
      name={name}
      defaultValue={value}
      options={offered}
      boxClassName={className}
      onChange={(event) => go(event.target.value)}
    />
  )
}
