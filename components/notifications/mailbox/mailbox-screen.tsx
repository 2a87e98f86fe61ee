import { Icon } from '@/components/ui/icon/icon'
import type { ReactNode } from 'react'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { cx } from '@/components/ui/cx'
import { Badge } from '@/components/ui/display/badge'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { MailboxView } from '@/lib/notifications/queries/list-mailbox'
import { MailboxList } from './mailbox-list'

interface MailboxScreenProps {
  mailbox: MailboxView
  /** The open message, if any. */
  openId?: string
  children?: ReactNode
}

const heading = (
  <h1 className="flex items-center gap-2.5 font-semibold">
    Mailbox <Badge tone="warning">Demo only</Badge>
  </h1>
)

/** Mails sent by this machine instead of leaving it: a list and the open message. */
export function MailboxScreen({ mailbox, openId, children }: MailboxScreenProps) {
  const again = (
    <ButtonLink href={openId ? `/mailbox/${openId}` : '/mailbox'} size="sm">
      <Icon name="rotate-cw" /> Refresh
    </ButtonLink>
  )
  return (
    <FocusFrame close={{ href: '/', label: 'Leave the mailbox' }} heading={heading} aside={again} wide>
      <p className="mb-5 max-w-reading text-pretty text-muted">
        Every e-mail from this demo lands here, and none leaves your machine.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={cx('min-w-0', openId && 'max-lg:hidden')}>
          {mailbox.rows.length > 0 ? <MailboxList mailbox={mailbox} openId={openId} /> : <NoMail />}
        </div>
        {children ?? <NothingOpen />}
      </div>
    </FocusFrame>
  )
}

/** Fills the space beside the list; hidden on narrow windows. */
function NothingOpen() {
  return (
    <p className="rounded-lg border border-dashed border-line px-6 py-24 text-center text-subtle max-lg:hidden">
      Choose an e-mail.
    </p>
  )
}

function NoMail() {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState icon={<Icon name="inbox" />} title="No mail yet" text="Ask for feedback or request a sign-in link." />
    </div>
  )
}
