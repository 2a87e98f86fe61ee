import { Bell } from 'lucide-react'
import { cookies } from 'next/headers'
import { Suspense, type ReactNode } from 'react'
import { SessionKeeper } from '@/components/members/session-keeper'
import { SignOutForm } from '@/components/members/sign-out-form'
import { UnreadBadge } from '@/components/notifications/unread-badge'
import { AccountMenu } from '@/components/shell/account-menu'
import { NavLink } from '@/components/shell/nav-link'
import { navigation } from '@/components/shell/navigation'
import { ProductFrame } from '@/components/shell/product-frame'
import { sidebarCookie, sidebarStateOf } from '@/components/shell/sidebar-state'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { requireMember } from '@/lib/access/actor'
import { countUnread } from '@/lib/notifications/queries'

async function Unread() {
  return <UnreadBadge count={await countUnread(await requireMember())} />
}

const notifications = (
  <NavLink href="/notifications" label="Notifications">
    <Bell aria-hidden="true" />
    <span className="rail-quiet truncate">Notifications</span>
    <Suspense fallback={null}>
      <Unread />
    </Suspense>
  </NavLink>
)

export default async function ProductLayout({ children }: { children: ReactNode }) {
  const { userId: id, firstName, lastName, email, workspaceName } = await requireMember()
  const jar = await cookies()
  const account = (
    <AccountMenu
      person={{ id, name: `${firstName} ${lastName}`.trim(), email }}
      theme={themeOf(jar.get(themeCookie)?.value)}
      signOut={<SignOutForm />}
    />
  )
  const sidebar = sidebarStateOf(jar.get(sidebarCookie)?.value)
  return (
    <ProductFrame {...{ account, sidebar }} workspace={{ name: workspaceName }} items={navigation} foot={notifications}>
      {children}
      <SessionKeeper />
    </ProductFrame>
  )
}
