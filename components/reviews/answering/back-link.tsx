import { ChevronLeft } from 'lucide-react'
import Link from 'next/link'

/** The way back to everything one was asked. */
export function BackLink() {
  return (
    <Link
      href="/feedback"
      prefetch={false}
      className="mb-5 -ml-1 inline-flex min-h-6 items-center gap-0.5 rounded-sm text-sm text-subtle transition-colors duration-fast hover:text-ink"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      Feedback
    </Link>
  )
}
