import type { ReactNode } from 'react'
import { breakable } from '@/components/ui/display/breakable'

/** Room for the dot before the next fact. It ends the fact before, so that a new line never begins with it. */
const room = '\u00A0\u00A0'

/**
 * Facts on one quiet line, with dots between them; empty ones are left out. Where the line is broken between two facts no
 * dot is seen: it hangs over the edge of the row or the paragraph that holds them, which hides it.
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
