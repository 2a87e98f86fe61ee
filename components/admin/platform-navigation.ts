import type { NavItem } from '@/components/shell/navigation'

/** In sidebar order. */
export const platformPlaces: readonly NavItem[] = [
  { href: '/admin', label: 'Overview', icon: 'house', isExact: true },
  { href: '/admin/organizations', label: 'Workspaces', icon: 'building' },
  { href: '/admin/users', label: 'People', icon: 'users-round' },
  { href: '/admin/invitations', label: 'Campaigns', icon: 'send' },
  { href: '/admin/plan', label: 'Plans', icon: 'star' },
  { href: '/admin/default-templates', label: 'Default templates', icon: 'layout-template' },
  { href: '/admin/subscribers', label: 'Subscribers', icon: 'mail' },
  { href: '/admin/failures', label: 'Failures', icon: 'rotate-cw' },
  { href: '/admin/log', label: 'Audit log', icon: 'list-checks' },
]
