import { Fragment, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button/button-style'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import { Menu } from '@/components/ui/overlay/menu'
import { compactCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'

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

const hrefOf = ({ path, name = 'tab', keep }: TabsProps, value: string) => addressWith(path, { ...keep, [name]: value })

const Words = ({ icon, label, count }: Omit<Tab, 'value'>) => (
  <>
    {icon}
    {label}
    {count !== undefined && <span>{typeof count === 'number' ? compactCount(count) : count}</span>}
  </>
)

const TabLinks = (props: TabsProps & { className?: string }) =>
  props.tabs.map(({ group, ...tab }) => (
    <Fragment key={tab.value}>
      {group !== undefined && <small>{group}</small>}
      <Link
        href={hrefOf(props, tab.value)}
        scroll={false}
        className={props.className}
        aria-current={tab.value === props.active ? 'page' : undefined}
      >
        <Words {...tab} />
      </Link>
    </Fragment>
  ))

/** Grouped tabs are many: a narrow screen shows the open one, and the others in a menu. */
function TabMenu(props: TabsProps) {
  const open = props.tabs.find(({ value }) => value === props.active)
  return (
    <div className="tab-menu">
      <Menu
        label={`${open?.label ?? ''} ${open?.count ?? ''}, ${props.label}`}
        triggerClassName={buttonClass({ className: 'max-sm:w-full' })}
        trigger={
          <>
            {open && <Words {...open} />}
            <Icon name="chevron-down" />
          </>
        }
      >
        <TabLinks {...props} className="menu-item" />
      </Menu>
    </div>
  )
}

/** Views in the URL, as links for new tabs, bookmarks and Back. */
export function Tabs(props: TabsProps) {
  if (!props.tabs.some(({ group }) => group !== undefined)) {
    return (
      <nav aria-label={props.label} className="tabs">
        <TabLinks {...props} />
      </nav>
    )
  }
  return (
    <nav aria-label={props.label}>
      <TabMenu {...props} />
      <div className="tabs max-lg:hidden">
        <TabLinks {...props} />
      </div>
    </nav>
  )
}
