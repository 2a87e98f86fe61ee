import type { PublicLink } from '@/components/shell/frames/public-frame'

/** Main links of public pages. */
export const mainLinks: readonly PublicLink[] = [
  { href: '/features', label: 'Features' },
  { href: '/solutions', label: 'Solutions' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/resources', label: 'Resources' },
]

export const footerLinks: readonly PublicLink[] = [
  ...mainLinks,
  { href: '/help', label: 'Help' },
  { href: '/support', label: 'Support' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
]
