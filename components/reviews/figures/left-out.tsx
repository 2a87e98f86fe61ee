import { plural } from '@/lib/shared/text'

/** How many forms are excluded, and why. */
export function LeftOut({ count }: { count: number }) {
  if (count === 0) return null
  return <p className="mt-3 text-sm text-pretty text-subtle">Without {plural(count, 'form')}, to protect anonymity</p>
}
