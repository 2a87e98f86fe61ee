import type { ReactNode } from 'react'
import { breakable } from '@/components/ui/display/breakable'

interface FactsProps {
  /** Name and value pairs, in order. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Named facts of one thing. */
export function Facts({ facts }: FactsProps) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-3 @md:grid-cols-[10rem_1fr] @md:gap-x-6">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-subtle">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{breakable(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
