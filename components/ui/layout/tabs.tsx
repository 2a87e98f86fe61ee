import { Fragment, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { compactCount } from '@/lib/shared/text'

export interface Tab {
  value: string
  label: string
  /** How many, made short here; or in words, where they were not counted to the end. */
  count?: number | string
  icon?: ReactNode
  /** Names the group that begins with this tab; empty for a group without a name. */
  group?: string
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
