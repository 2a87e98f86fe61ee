import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { compactCount } from '@/lib/shared/text'

export interface Tab {
  value: string
  label: string
  count?: number
  icon?: ReactNode
}

interface TabsProps {
  tabs: readonly Tab[]
  /** The value of the open tab. */
  active: string
  /** The address the tabs belong to, without a query. */
  path: string
  /** Names the set for screen readers, for example "Feedback lists". */
  label: string
  /** The query parameter that holds the choice. */
  name?: string
  /** Other parameters to carry along. A page cursor must not be among them. */
  keep?: Readonly<Record<string, string | undefined>>
}

function hrefOf({ path, name = 'tab', keep = {} }: TabsProps, value: string) {
  const params = new URLSearchParams()
  for (const [key, kept] of Object.entries(keep)) if (kept) params.set(key, kept)
  params.set(name, value)
  return `${path}?${params.toString()}`
}

/** Views of one screen, kept in the address. They are links: they can be opened elsewhere, bookmarked and gone back to. */
export function Tabs(props: TabsProps) {
  return (
    <nav aria-label={props.label} className="-mx-1 [scrollbar-width:none] overflow-x-auto border-b border-line px-1">
      <ul className="flex gap-5">
        {props.tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              href={hrefOf(props, tab.value)}
              prefetch={false}
              scroll={false}
              aria-current={tab.value === props.active ? 'page' : undefined}
              className={cx(
                '-mb-px flex h-10 items-center gap-1.5 border-b-2 whitespace-nowrap transition-colors duration-fast focus-visible:-outline-offset-2 [&_svg]:size-4',
                tab.value === props.active
                  ? 'border-primary font-medium text-ink'
                  : 'border-transparent text-muted hover:border-line hover:text-ink',
              )}
            >
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && (
                <span className="ml-0.5 rounded-full bg-neutral-soft px-1.5 text-xs font-medium text-neutral-ink tabular-nums">
                  {compactCount(tab.count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
