import { Icon } from '@/components/ui/icon/icon'
import { FoldIcon } from '@/components/ui/icon/fold-icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { DateTime } from '@/components/ui/display/date-time'
import type { MailboxMessage as Message } from '@/lib/notifications/queries/list-mailbox'

/** Links open outside the frame; the mail may run no script. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
const inWindow = (html: string) => `<base target="_top">${html.replaceAll(' target="_blank"', '')}`

/** A mail and its plain-text part. */
export function MailboxMessage({ message }: { message: Message }) {
  const { subject, from, to, receivedAt, html, text } = message
  return (
    <article aria-labelledby="letter" className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <header className="border-b border-line px-5 py-4">
        <ButtonLink href="/mailbox" size="sm" variant="ghost" className="mb-2 -ml-2.5 lg:hidden">
          <Icon name="arrow-left" /> All mail
        </ButtonLink>
        <h2 id="letter" className="text-lg font-semibold text-pretty">
          {subject}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-muted">{breakable(`${from} to ${to.join(', ')}`)}</p>
        <p className="text-sm text-subtle">
          <DateTime at={receivedAt} zone="UTC" format="date-time" /> UTC
        </p>
      </header>
      <iframe title={`Letter: ${subject}`} sandbox={sandbox} srcDoc={inWindow(html)} className="h-[36rem] w-full" />
      <details className="group border-t border-line px-5 py-3">
        <summary className="flex min-h-6 items-center justify-between gap-4 font-medium">
          Plain text
          <FoldIcon />
        </summary>
        <pre className="mt-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>
      </details>
    </article>
  )
}
