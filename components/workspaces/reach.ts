import { navigation, type NavItem } from '@/components/shell/sidebar/navigation'
import { isSwitchedOn, type Switches } from '@/lib/workspaces/features/rules'

const settings: NavItem = { href: '/workspace/edit', label: 'Workspace', icon: 'building' }

/** What of the product the palette offers somebody. Whether one more person has room is said where people are added. */
export const reachOf = (actor: Switches & { role: string; leadsTeam: boolean }) => ({
  isAdmin: actor.role === 'Admin',
  canInvite: actor.role === 'Admin' || actor.leadsTeam,
  hasTemplates: isSwitchedOn(actor, 'Templates'),
})

/** The places of the sidebar for somebody in a workspace: without what it does without, and with what is for Admins. */
export const placesFor = (actor: Switches & { role: string }) => ({
  items: isSwitchedOn(actor, 'Templates') ? navigation : navigation.filter(({ href }) => href !== '/template'),
  moreItems: actor.role === 'Admin' ? [settings] : [],
})
