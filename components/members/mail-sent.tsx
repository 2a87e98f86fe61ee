import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'

interface MailSentProps {
  children: ReactNode
  /** The demo's local mailbox. */
  mailbox: string | null
  /** What to do if nothing arrives. */
  action?: ReactNode
}

/** Says that the next step is in the mail. */
export function MailSent({ children, mailbox, action }: MailSentProps) {
  return (
    <>
      <div className="flex items-start gap-3 rounded-lg bg-primary-soft px-4 py-3.5">
        <Icon name="mail-check" className="mt-0.5 size-5 shrink-0 text-primary-ink" />
        <p className="min-w-0 text-pretty wrap-anywhere">{children}</p>
      </div>
      <p className="text-pretty text-muted">Nothing after a minute? Check your spam folder.</p>
      {mailbox && (
        <ButtonLink href={mailbox} variant="primary" size="lg" wide>
          Open the demo’s mailbox
        </ButtonLink>
      )}
      {action}
    </>
  )
}
