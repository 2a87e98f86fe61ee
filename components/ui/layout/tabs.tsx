import { Fragment, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { compactCount } from '@/lib/shared/text'

export interface Tab {
  value: string
  label: string
  /** A number, abbreviated here, or text for capped counts. */
  count?: number | string
  icon?: ReactNode
  group?: string
}

interface TabsProps {
  tabs: readonly Tab[]
  /** The open tab's value. */
  active: string
  /** The tabs' URL without query. */
  path: string
  /** The accessible name, for example "Feedback lists". */
  label: string
  name?: string
  /** Other parameters to keep, but not the cursor. */
  keep?: Readonly<Record<string, string | undefined>>
}

function hrefOf({ path, name = 'tab', keep = {} }: TabsProps, value: string) {
  const params = new URLSearchParams()
  for (const [key, kept] of Object.entries(keep)) if (kept) params.set(key, kept)
  params.set(name, value)
  return `${path}?${params.toString()}`
}

/** Views in the URL, as links for new tabs, bookmarks and Back. */
export function Tabs(props: TabsProps) {
  return (
    <nav aria-label={props.label} className="tabs">
      {props.tabs.map(({ value, label, icon, count, group }) => (
        <Fragment key={value}>
          {group !== undefined && <small>{group}</small>}
          <Link href={hrefOf(props, value)} scroll={false} aria-current={value === props.active ? 'page' : undefined}>
            {icon}
            {label}
            {count !== undefined && <span>{typeof count === 'number' ? compactCount(count) : count}</span>}
          </Link>
        </Fragment>
      ))}
    </nav>
  )
}
