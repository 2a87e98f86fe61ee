import { House, MessageSquareText, type LucideIcon } from 'lucide-react'

export interface NavItem {
  href: string
  label: string
  Icon: LucideIcon
  /** Waiting things, shown as a compact number. */
  count?: number
}

/** The main places of the product, in the order of the sidebar. */
export const navigation: readonly NavItem[] = [
  { href: '/dashboard', label: 'Home', Icon: House },
  { href: '/feedback', label: 'Feedback', Icon: MessageSquareText },
]
