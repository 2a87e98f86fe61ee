import { plural } from '@/lib/shared/text'

/** Why figures do not hold every form. Draws nothing where they do. */
export function LeftOut({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-3 text-sm text-pretty text-subtle">
      {plural(count, 'form')} with hidden names {count === 1 ? 'is' : 'are'} left out: a count could say who answered.
    </p>
  )
}
