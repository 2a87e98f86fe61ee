import { leftOutWords } from '@/lib/reviews/figures/rules'

/** How many forms are excluded, and why. */
export function LeftOut({ count }: { count: number }) {
  if (count === 0) return null
  return <p className="mt-3 text-sm text-pretty text-subtle">{leftOutWords(count)}</p>
}
