import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { platformPlaces } from '@/components/admin/platform-navigation'
import { SessionKeeper } from '@/components/members/session-keeper'
import { SignOutForm } from '@/components/members/sign-out-form'
import { ProductFrame } from '@/components/shell/frames/product-frame'
import { AccountMenu } from '@/components/shell/sidebar/account-menu'
import { sidebarCookie, sidebarStateOf } from '@/components/shell/sidebar/sidebar-state'
import { Icon } from '@/components/ui/icon/icon'
import { MenuLink } from '@/components/ui/overlay/menu'
import { UnsavedLayer } from '@/components/ui/overlay/unsaved-layer'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { requireAdmin } from '@/lib/access/admin'
import { ownerMark } from '@/lib/access/device'
import { requirePerson } from '@/lib/access/person'
import { findRenewal } from '@/lib/access/session'

export default async function PlatformLayout({ children }: { children: ReactNode }) {
  const { userId: id, firstName, lastName, email, pictureId } = await requireAdmin()
  const [{ currentWorkspaceId }, jar] = await Promise.all([requirePerson(), cookies()])
  return (
    <ProductFrame
      workspace={{ name: 'Platform' }}
      items={platformPlaces}
      sidebar={sidebarStateOf(jar.get(sidebarCookie)?.value)}
      account={
        <AccountMenu
          person={{ id, name: `${firstName} ${lastName}`.trim(), email, pictureId }}
          theme={themeOf(jar.get(themeCookie)?.value)}
          links={
            <MenuLink href="/profile/two-step?callbackUrl=%2Fadmin">
              <Icon name="lock" /> Two-step sign-in
            </MenuLink>
          }
          signOut={<SignOutForm />}
        />
      }
    >
      {children}
      <UnsavedLayer />
      <SessionKeeper
        userId={id}
        workspaceId={currentWorkspaceId}
        ownerMark={ownerMark(id)}
        shouldRenew={await findRenewal()}
      />
    </ProductFrame>
  )
}
