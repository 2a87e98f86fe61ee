import type { ReactNode } from 'react'
import { FoldIcon } from '@/components/ui/icon/fold-icon'
import { Link } from '@/components/ui/link'

interface FoldedListProps {
  title: string
  rows: readonly { href: string; title: string; text?: string; end?: ReactNode }[]
}

/** A folded list beside a form, whose rows open in a new tab; nothing if empty. */
export function FoldedList({ title, rows }: FoldedListProps) {
  if (rows.length === 0) return null
  return (
    <details className="group px-4 py-2.5 sm:px-6">
      <summary className="flex items-center justify-between gap-4 rounded-sm font-medium">
        <span className="min-w-0">
          {title} <span className="font-normal text-subtle">({rows.length})</span>
        </span>
        <FoldIcon />
      </summary>
      <ul className="mt-2 grid gap-1">
        {rows.map(({ href, title: name, text, end }) => (
          <li key={`${href} ${name}`}>
            <Link
              href={href}
              target="_blank"
              rel="noopener"
              className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-2 py-1.5 hover:bg-hover"
            >
              <span className="mr-auto wrap-anywhere">{name}</span>
              <span className="text-sm text-subtle tabular-nums">
                {text}
                <span className="sr-only">, opens in a new tab</span>
              </span>
              {end}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
