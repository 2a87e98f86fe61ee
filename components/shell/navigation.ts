import type { IconName } from '@/components/ui/icon/names'

export interface NavItem {
  href: string
  /** Where screens of this place begin that stand under another address. */
  also?: string
  label: string
  icon: IconName
  /** Waiting things, shown as a compact number. */
  count?: number
}

/** The main places of the product, in the order of the sidebar. */
export const navigation: readonly NavItem[] = [
  { href: '/dashboard', label: 'Home', icon: 'house' },
  { href: '/feedback', label: 'Feedback', icon: 'message-square-text' },
  { href: '/template', label: 'Templates', icon: 'layout-template' },
  { href: '/users', also: '/profile/preview', label: 'People', icon: 'users-round' },
]
