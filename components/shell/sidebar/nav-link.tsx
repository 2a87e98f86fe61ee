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

/** Marks the current screen; a client component, because the frame outlives screens. */
export function NavLink({ href, also = href, isExact = false, label, children }: NavLinkProps) {
  // The full reports of modules are all in Reports.
  const path = usePathname().replace(/^.+(?=\/reports$)/, '')
  const here = [href, also].some((place) => path === place || (!isExact && path.startsWith(`${place}/`)))
  return (
    <Link href={href} data-tip={label} data-tip-if="cut" aria-current={here ? 'page' : undefined} className="nav-link">
      {children}
    </Link>
  )
}
