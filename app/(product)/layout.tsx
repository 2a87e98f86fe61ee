import { Icon } from '@/components/ui/icon/icon'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { SessionKeeper } from '@/components/members/session-keeper'
import { SignOutForm } from '@/components/members/sign-out-form'
import { UnreadBadge } from '@/components/notifications/unread-badge'
import { AccountMenu } from '@/components/shell/sidebar/account-menu'
import { NavLink } from '@/components/shell/sidebar/nav-link'
import { navigation } from '@/components/shell/sidebar/navigation'
import { ProductFrame } from '@/components/shell/product-frame'
import { sidebarCookie, sidebarStateOf } from '@/components/shell/sidebar/sidebar-state'
import { MenuLink } from '@/components/ui/overlay/menu'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { requireMember } from '@/lib/access/actor'
import { countUnread } from '@/lib/notifications/queries'

const notifications = (unread: number) => (
  <NavLink href="/notifications" label="Notifications">
    <Icon name="bell" />
    <span className="rail-quiet truncate">Notifications</span>
    <UnreadBadge count={unread} />
  </NavLink>
)

export default async function ProductLayout({ children }: { children: ReactNode }) {
  const actor = await requireMember()
  const { userId: id, firstName, lastName, email, workspaceName } = actor
  const [jar, unread] = await Promise.all([cookies(), countUnread(actor)])
  const account = (
    <AccountMenu
      person={{ id, name: `${firstName} ${lastName}`.trim(), email }}
      theme={themeOf(jar.get(themeCookie)?.value)}
      links={<MenuLink href="/profile">Your profile</MenuLink>}
      signOut={<SignOutForm />}
    />
  )
  const sidebar = sidebarStateOf(jar.get(sidebarCookie)?.value)
  return (
    <ProductFrame
      {...{ account, sidebar }}
      workspace={{ name: workspaceName }}
      items={navigation}
      foot={notifications(unread)}
    >
      {children}
      <SessionKeeper />
    </ProductFrame>
  )
}
