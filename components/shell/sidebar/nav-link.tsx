'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface NavLinkProps {
  href: string
  also?: string
  isExact?: boolean
  label: string
  children: ReactNode
}

/** A link of the sidebar that knows whether one is there: the frame stays while the screens change under it. */
export function NavLink({ href, also = href, isExact = false, label, children }: NavLinkProps) {
  const path = usePathname()
  const here = [href, also].some((place) => path === place || (!isExact && path.startsWith(`${place}/`)))
  return (
    <Link href={href} data-tip={label} data-tip-if="cut" aria-current={here ? 'page' : undefined} className="nav-link">
      {children}
    </Link>
  )
}
