'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useScripted } from '@/components/ui/use-scripted'
import { Select, type SelectOption } from './select'

interface FilterOption extends SelectOption {
  /** Where choosing this one leads instead. */
  href?: string
}

interface FilterSelectProps {
  /** Read aloud, for example "Sort by". */
  label: string
  name: string
  value: string
  options: readonly FilterOption[]
  /** The address without this filter and without a page cursor, for example "/feedback?tab=created". */
  href: string
  className?: string
}

/** A filter kept in the address: choosing goes there at once. */
export function FilterSelect({ label, name, value, options, href, className }: FilterSelectProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  // The others lead nowhere before the script is there, and a hundred of them cost as much as the list they narrow.
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
