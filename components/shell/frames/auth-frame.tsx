import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { breakable } from '@/components/ui/display/breakable'
import { Logo } from '@/components/shell/logo'

interface AuthFrameProps {
  /** Above the title, such as the workspace's logo. */
  mark?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Below the card, such as "New here? Create a workspace". */
  footer?: ReactNode
  /** Beside or below, such as the demo's sign-in panel. */
  aside?: ReactNode
  /** The help page. */
  help?: string
  children?: ReactNode
}

/** The sign-in screens: one centred card. */
export function AuthFrame({ mark, title, text, footer, aside, help = 'cannot-sign-in', children }: AuthFrameProps) {
  return (
    <div className="auth-light flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <header className="mb-7">
        <Link href="/" className="inline-flex rounded-md" aria-label="Rapport, home">
          <Logo />
        </Link>
      </header>
      <main id="main" className="w-full max-w-[25.5rem]">
        <div className="rounded-lg border border-line bg-surface px-6 py-7 shadow-pop sm:px-9 sm:py-9">
          {mark && <div className="mb-4">{mark}</div>}
          <h1 className="text-xl font-semibold text-balance wrap-anywhere">{breakable(title)}</h1>
          {text && <p className="mt-1.5 text-pretty wrap-anywhere text-muted">{breakable(text)}</p>}
          {children && <div className="mt-6 grid grid-cols-1 gap-5">{children}</div>}
        </div>
        {footer && <p className="mt-5 text-center text-muted">{footer}</p>}
        <p className="mt-5 text-center text-sm">
          <Link href={`/help/${help}`} className="quiet-link inline-flex min-h-6 items-center">
            Help
          </Link>
        </p>
        {aside && <div className="mt-8">{aside}</div>}
      </main>
    </div>
  )
}
