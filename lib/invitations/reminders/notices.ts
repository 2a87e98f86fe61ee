import 'server-only'
import { invitedCode, passedToken, provingToken } from '@/lib/access/invitee'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { unsubscribePath } from '@/lib/notifications/unsubscribing/rules'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { invitationPath } from '@/lib/invitations/rules/invitations'

type Reminded = {
  id: string
  workspaceId: string
  email: string
  firstName: string
  lastName: string
  sentCount: number
  expiresAt: Date
  workspaceName: string
  inviterId: string
  inviterName: string
  zone: string
  token: string
}

/** A passed-on link proves the address once it is mailed. */
const proofOf = ({ token, ...sending }: Pick<Reminded, 'id' | 'sentCount' | 'token'>) =>
  token === passedToken(sending) ? provingToken(sending) : undefined

/** `invitation.reminded`: the invitee alone, with their link. */
export function invitationReminded(tx: Tx, invitation: Reminded, number: 1 | 2) {
  const { id, workspaceId, email, sentCount, expiresAt, workspaceName, inviterId, inviterName, zone, token, ...name } =
    invitation
  return queueMail(tx, workspaceId, [
    {
      event: 'invitation.reminded',
      key: `${id}:${sentCount}:${number}`,
      to: { address: email, name: fullName(name) },
      from: inviterId,
      props: {
        inviterName,
        workspaceName,
        endsOn: formatDate(expiresAt, 'MMM DD, YYYY', zone),
        link: absoluteUrl(invitationPath(token, proofOf({ id, sentCount, token }))),
        unsubscribeLink: absoluteUrl(unsubscribePath(invitedCode(id))),
      },
    },
  ])
}
