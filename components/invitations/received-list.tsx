import type { ReceivedInvitation } from '@/lib/invitations/queries/list-received'
import { ButtonLink } from '@/components/ui/button/button-link'

/** The person's pending invitations. */
export function ReceivedList({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  return (
    <ul aria-label="Invitations" className="list">
      {invitations.map(({ id, workspaceName, inviterName, path }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2.5">
          <span className="min-w-0 flex-1 basis-32">
            <span className="block font-medium wrap-anywhere">{workspaceName}</span>
            <span className="block text-sm wrap-anywhere text-subtle">{inviterName} invites you</span>
          </span>
          <ButtonLink href={path} size="sm" variant={invitations.length === 1 ? 'primary' : 'secondary'}>
            Join {workspaceName}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
