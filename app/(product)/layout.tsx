import { Icon } from '@/components/ui/icon/icon'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { GiveLauncher } from '@/components/applause/give/give-launcher'
import { PlanStrip } from '@/components/billing/plan-strip'
import { CelebrationLauncher } from '@/components/celebrations/dialog/celebration-launcher'
import { ConnectionStrip } from '@/components/integrations/connection-strip'
import { SessionKeeper } from '@/components/members/session-keeper'
import { SignOutForm } from '@/components/members/sign-out-form'
import { LiveUnseen } from '@/components/notifications/live/live-unseen'
import { QuickLauncher } from '@/components/reviews/quick/quick-launcher'
import { HelpLink } from '@/components/shell/help/help-link'
import { commandKey } from '@/components/shell/palette/palette-keys'
import { AccountMenu } from '@/components/shell/sidebar/account-menu'
import { NavLink } from '@/components/shell/sidebar/nav-link'
import { ViewerProvider } from '@/components/shell/viewer'
import { ProductFrame } from '@/components/shell/frames/product-frame'
import { sidebarCookie, sidebarStateOf } from '@/components/shell/sidebar/sidebar-state'
import { MenuLink } from '@/components/ui/overlay/menu'
import { UnsavedLayer } from '@/components/ui/overlay/unsaved-layer'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { sidebarFor } from '@/components/shell/navigation'
import { reachOf } from '@/components/workspaces/reach'
import { WorkspacePalette } from '@/components/workspaces/switch/workspace-palette'
import { WorkspaceMenu } from '@/components/workspaces/workspace-menu'
import { requireMember, type Actor } from '@/lib/access/actor'
import { ownerMark } from '@/lib/access/device'
import { orElse } from '@/lib/access/outcome'
import { findRenewal } from '@/lib/access/session'
import { givingGate } from '@/lib/applause/queries/applause-gate'
import { findPlanNotice, isBillingOn } from '@/lib/billing/queries'
import { getBell, silentBell } from '@/lib/notifications/queries/list-notifications'
import { logoPath } from '@/lib/shared/routes'

const footOf = (bell: Awaited<ReturnType<typeof getBell>>) => (
  <>
    <NavLink href="/notifications" label="Notifications">
      <Icon name="bell" />
      <span className="rail-quiet truncate">Notifications</span>
      <LiveUnseen {...bell} />
    </NavLink>
    <HelpLink data-tip="Help" data-tip-if="cut" className="nav-link">
      <Icon name="circle-question-mark" />
      <span className="rail-quiet truncate">Help</span>
    </HelpLink>
  </>
)

/** A failing bell or plan notice must not break every page. */
const findBell = (actor: Actor) => orElse('notifications.bell', getBell(actor), silentBell(actor))

export default async function ProductLayout({ children }: { children: ReactNode }) {
  const actor = await requireMember()
  const { memberId: id, firstName, lastName, email, pictureId, workspaceName, workspaceLogoId } = actor
  const notice = orElse('billing.notice', findPlanNotice(actor), null)
  const gate = orElse('applause.gate', givingGate(actor), null)
  const [jar, sent, bell, planNotice, giveGate] = await Promise.all([
    cookies(),
    headers(),
    findBell(actor),
    notice,
    gate,
  ])
  const account = (
    <AccountMenu
      person={{ id, name: `${firstName} ${lastName}`.trim(), email, pictureId }}
      theme={themeOf(jar.get(themeCookie)?.value)}
      links={
        <MenuLink href="/profile">
          <Icon name="user-round" /> Your profile
        </MenuLink>
      }
      signOut={<SignOutForm />}
    />
  )
  const reach = reachOf(actor, isBillingOn(), giveGate)
  const sidebar = sidebarStateOf(jar.get(sidebarCookie)?.value)
  return (
    <ProductFrame
      account={account}
      sidebar={sidebar}
      {...sidebarFor(reach)}
      workspace={{ name: workspaceName, logo: workspaceLogoId && logoPath(workspaceLogoId) }}
      workspaceMenu={<WorkspaceMenu isAdmin={actor.role === 'Admin'} />}
      palette={{
        launcher: <WorkspacePalette reach={reach} ownerMark={ownerMark(actor.userId)} />,
        command: commandKey(sent.get('user-agent')),
      }}
      foot={footOf(bell)}
    >
      <PlanStrip notice={planNotice} />
      <ConnectionStrip lost={actor.lostConnections} />
      <ViewerProvider viewer={{ ...reach, giveGate }}>
        {children}
        <QuickLauncher zone={actor.timeZone} canInvite={reach.canInvite} asOf={bell.asOf} />
        <GiveLauncher />
      </ViewerProvider>
      <CelebrationLauncher />
      <UnsavedLayer />
      <SessionKeeper
        userId={actor.userId}
        workspaceId={actor.workspaceId}
        ownerMark={ownerMark(actor.userId)}
        shouldRenew={await findRenewal()}
      />
    </ProductFrame>
  )
}
