import { Icon } from '@/components/ui/icon/icon'
import { breakable } from '@/components/ui/display/breakable'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface PageHeaderProps {
  title: ReactNode
  text?: ReactNode
  /** The parent screen. */
  back?: { href: string; label: string }
  /** Small facts beside the title, such as a badge. */
  aside?: ReactNode
  /** The primary action, with at most one secondary before it. */
  action?: ReactNode
  tabs?: ReactNode
}

export function PageHeader({ title, text, back, aside, action, tabs }: PageHeaderProps) {
  return (
    <header className="mb-6">
      {back && (
        <Link href={back.href} className="back-link mb-2">
          <Icon name="chevron-left" />
          <span className="truncate">{back.label}</span>
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-xl font-semibold text-balance wrap-anywhere">{breakable(title)}</h1>
            {aside}
          </div>
          {text && <p className="mt-1 max-w-reading text-pretty wrap-anywhere text-muted">{breakable(text)}</p>}
        </div>
        {action && <div className="page-acts">{action}</div>}
      </div>
      {tabs && <div className="mt-5">{tabs}</div>}
    </header>
  )
}
