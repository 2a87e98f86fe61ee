import type { ReactNode } from 'react'
import { iconButtonClass } from '@/components/ui/button/button-style'
import { Icon } from '@/components/ui/icon/icon'
import { SkipLink } from '@/components/ui/layout/skip-link'
import { Link } from '@/components/ui/link'
import { Menu, MenuLink } from '@/components/ui/overlay/menu'
import { PopoverCloser } from '@/components/ui/overlay/popover-closer'
import { Logo } from '@/components/shell/logo'

export interface PublicLink {
  href: string
  label: string
}

interface PublicFrameProps {
  links?: readonly PublicLink[]
  /** Links beside them in the narrow menu. */
  narrowLinks?: readonly PublicLink[]
  actions?: ReactNode
  footerLinks?: readonly PublicLink[]
  children: ReactNode
}

const linkClass =
  'text-muted hover:text-ink duration-fast inline-flex min-h-6 items-center rounded-sm transition-colors'

/** The frame of public pages. */
export function PublicFrame({ links = [], narrowLinks = [], actions, footerLinks = [], children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-[calc(70rem+4rem)] flex-wrap items-center gap-x-8 gap-y-3 px-4 py-4 sm:px-8">
        <Link href="/" aria-label="Rapport, home" className="inline-flex rounded-md">
          <Logo />
        </Link>
        {links.length > 0 && <LinkList label="Main" links={links} className="max-md:hidden" />}
        <div className="ml-auto flex items-center gap-2">
          {actions}
          {links.length > 0 && <NarrowMenu links={[...links, ...narrowLinks]} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex w-full max-w-[calc(70rem+4rem)] flex-wrap items-center justify-between gap-4 px-4 py-8 sm:px-8">
          <p className="text-subtle">Rapport. Feedback people look forward to.</p>
          {footerLinks.length > 0 && <LinkList label="Footer" links={footerLinks} />}
        </div>
      </footer>
    </div>
  )
}

/** Opens without script. */
function NarrowMenu({ links }: { links: readonly PublicLink[] }) {
  return (
    <nav aria-label="Menu" className="md:hidden">
      <Menu label="Menu" trigger={<Icon name="menu" />} triggerClassName={iconButtonClass({})} align="end">
        {links.map(({ href, label }) => (
          <MenuLink key={href} href={href} className="min-h-10">
            {label}
          </MenuLink>
        ))}
      </Menu>
      <PopoverCloser />
    </nav>
  )
}

function LinkList({ label, links, className }: { label: string; links: readonly PublicLink[]; className?: string }) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={linkClass}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
