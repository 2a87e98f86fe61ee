import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Page } from '@/components/ui/layout/page'
import { LogoMark } from '@/components/shell/logo'
import { WorkspaceLogo, type WorkspaceFace } from '@/components/shell/sidebar/workspace-sign'

interface ExternalFrameProps {
  workspace: WorkspaceFace
  children: ReactNode
}

/** For external reviewers: the asking workspace, the question, and help in a new tab. */
export function ExternalFrame({ workspace, children }: ExternalFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Scrolls away on phones, where a workspace's name may wrap. */}
      <header className="top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-sm sm:sticky">
        <div className="mx-auto flex min-h-14 max-w-[calc(45rem+4rem)] items-center gap-2.5 px-4 sm:px-8">
          <WorkspaceLogo {...workspace} />
          <span className="min-w-0 flex-1 py-1.5 font-semibold wrap-anywhere">{workspace.name}</span>
        </div>
      </header>
      <main id="main" className="flex-1">
        <Page narrow>{children}</Page>
      </main>
      <footer className="flex items-center justify-center gap-1.5 px-4 pb-8 text-sm text-subtle">
        <LogoMark className="size-4" />
        Asked with Rapport ·
        <Link href="/help/answer-without-account" target="_blank" className="quiet-link underline">
          Help
        </Link>
      </footer>
    </div>
  )
}
