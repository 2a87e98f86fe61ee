import type { ReactNode } from 'react'
import { breakable } from '@/components/ui/display/breakable'

/** Space for the next dot; after a fact, so no line begins with it. */
const room = '\u00A0\u00A0'

/**
 * Facts with dots between, without empty ones. A dot at a line break hangs over the container's edge, which clips it.
 */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  const [first, ...others] = facts.filter((fact) => fact !== '' && fact !== null && fact !== false)
  return (
    <>
      {breakable(first)}
      {others.length > 0 && room}
      {others.flatMap((fact, index) => [
        ' ',
        <span key={index} className="fact">
          {breakable(fact)}
          {index < others.length - 1 && room}
        </span>,
      ])}
    </>
  )
}
