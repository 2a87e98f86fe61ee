import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { IconLink } from '@/components/ui/button/icon-button'
import { Page } from '@/components/ui/layout/page'
import { SkipLink } from '@/components/ui/layout/skip-link'
import { HelpIconLink } from '@/components/shell/help/help-link'

interface FocusFrameProps {
  close: { href: string; label: string }
  /** A stepper or title. */
  heading: ReactNode
  /** For example the save state. */
  aside?: ReactNode
  /** For a builder with a preview. */
  wide?: boolean
  children: ReactNode
}

export function FocusFrame({ close, heading, aside, wide, children }: FocusFrameProps) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-sm">
        <div className="flex min-h-14 items-center gap-3 px-3 py-2 sm:px-5">
          <IconLink href={close.href} label={close.label} icon={<Icon name="x" />} />
          <div className="min-w-0 flex-1">{heading}</div>
          {aside}
          <HelpIconLink />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Page narrow={!wide}>{children}</Page>
      </main>
    </div>
  )
}
