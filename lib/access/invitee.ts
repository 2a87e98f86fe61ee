import 'server-only'
import { db } from '@/lib/platform/db'
import { derivedToken, isSameToken } from '@/lib/platform/secrets'

type Sending = { id: string; sentCount: number }

/**
 * The token in an invitation mail. Only its hash is stored; reminders derive it again, so the first link keeps working.
 * Resending makes a new one.
 */
export const mailedToken = ({ id, sentCount }: Sending) => derivedToken(`invitation:${id}:${sentCount}`)

/** The token of a link passed on by hand. It differs, because holding it doesn't prove access to the mailbox. */
export const passedToken = ({ id, sentCount }: Sending) => derivedToken(`invitation-link:${id}:${sentCount}`)

/**
 * Added to a passed-on link when it is mailed: together they prove access to the mailbox. It lasts as long as the link.
 */
export const provingToken = ({ id, sentCount }: Sending) => derivedToken(`invitation-proof:${id}:${sentCount}`)

const unsubscribingToken = (id: string) => derivedToken(`invitation-mail-off:${id}`)

/** The unsubscribe code of an invited person; it gives no access and never expires. */
export const invitedCode = (id: string) => `${id}-${unsubscribingToken(id)}`

export async function findInvited(code: string) {
  const [, id = '', token = ''] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\w-]{43})$/.exec(code) ?? []
  if (id === '' || !isSameToken(token, unsubscribingToken(id))) return null
  return db.invitation.findUnique({
    where: { id },
    select: { workspaceId: true, email: true, workspace: { select: { name: true, logoId: true } } },
  })
}
