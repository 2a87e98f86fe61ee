import type { ReactNode } from 'react'
import { breakable } from '@/components/ui/display/breakable'

interface FactsProps {
  /** Name and value pairs, in order. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Named facts of one thing. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-subtle max-sm:-mb-2.5">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{breakable(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
