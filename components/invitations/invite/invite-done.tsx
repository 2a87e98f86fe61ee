import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { plural } from '@/lib/shared/text'
import { leftInWords, type LeftOut } from './next-page'

/** Addresses by outcome. */
export interface Invited {
  invited: number
  back: string[]
  /** Invited addresses that unsubscribed. */
  unmailed: string[]
  left: LeftOut[]
  /** Invitations waiting for payment, or null. */
  waiting: { emails: string[]; isPaid: boolean } | null
}

const paidFor = ({ waiting }: Invited) => (waiting?.isPaid ? waiting.emails.length : 0)

const mailedOf = (outcome: Invited) => outcome.invited - outcome.unmailed.length + paidFor(outcome)

function titleOf(outcome: Invited) {
  const { invited, waiting } = outcome
  const mailed = mailedOf(outcome)
  if (mailed === 0 && waiting) return `${plural(waiting.emails.length, 'person', 'people')} waiting for payment`
  if (mailed > 0) return `${plural(mailed, 'invitation')} sent`
  return invited === 0 ? 'Nobody new to invite' : 'No mail sent'
}

const remarkOn = (count: number, [first]: readonly string[]) =>
  count === 1
    ? `${first === undefined ? '' : `To ${first}. `}The link works for seven days. We’ll remind them twice.`
    : 'Links work for seven days. We’ll remind everyone twice.'

interface InviteDoneProps {
  outcome: Invited
  /** Typed addresses. */
  emails: readonly string[]
  onAgain: () => void
}

const ASKED_AT_MOST = 5

/** The addresses that got an invitation, for a first question. */
function invitedAmong(emails: readonly string[], { left, unmailed, waiting }: Invited) {
  const unpaid = waiting && !waiting.isPaid ? waiting.emails : []
  const others = new Set([...left.map(({ email }) => email), ...unmailed, ...unpaid])
  return emails.filter((email) => !others.has(email)).slice(0, ASKED_AT_MOST)
}

export function InviteDone({ outcome, emails, onAgain }: InviteDoneProps) {
  const { back, unmailed, left, waiting } = outcome
  const mailed = mailedOf(outcome)
  const addressees = invitedAmong(emails, outcome)
  return (
    <Card flush role="status">
      <EmptyState
        icon={<Icon name={mailed === 0 ? 'info' : 'mail-check'} />}
        title={titleOf(outcome)}
        text={mailed > 0 && breakable(remarkOn(mailed, addressees))}
        action={
          <>
            <ButtonLink href="/users?tab=invited" variant="primary">
              See invitations
            </ButtonLink>
            {mailed > 0 && (
              <Button data-quick="ask" data-addresses={addressees.join(' ')}>
                Ask them a question
              </Button>
            )}
            <Button onClick={onAgain}>Invite more</Button>
          </>
        }
      />
      {waiting && !waiting.isPaid && (
        <Lines
          title="Waiting for payment"
          lines={waiting.emails.map((email) => `${email} is invited once it’s paid.`)}
        />
      )}
      <Lines
        title="Invited back"
        lines={back.map((email) => `${email} gets their teams and tags back after joining.`)}
      />
      <Lines
        title="Not mailed"
        lines={unmailed.map(
          (email) => `${email} unsubscribed from mail. Copy their link from the list and send it yourself.`,
        )}
      />
      <Lines title="Left out" lines={left.map(leftInWords)} />
    </Card>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="border-t border-line px-5 py-4">
      <h2 className="font-medium">{title}</h2>
      <ul className="mt-1 text-muted">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {breakable(line)}
          </li>
        ))}
      </ul>
    </div>
  )
}
