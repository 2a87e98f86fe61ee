import 'server-only'
import { db } from '@/lib/platform/db'
import { derivedToken, isSameToken } from '@/lib/platform/secrets'

type Sending = { id: string; sentCount: number }

/**
 * The token in the mail of an invitation. Only its hash is stored; a reminder makes it again, so that the link in the
 * first mail goes on working. Sending anew makes another one.
 */
export const mailedToken = ({ id, sentCount }: Sending) => derivedToken(`invitation:${id}:${sentCount}`)

/**
 * The token of a link that whoever invited passes on themselves. It is another one, because holding it does not prove that
 * one reads the mail of the address.
 */
export const passedToken = ({ id, sentCount }: Sending) => derivedToken(`invitation-link:${id}:${sentCount}`)

/**
 * What is added to a link that was passed on, once it is mailed to the address: whoever comes by both reads that mail. It
 * lasts as long as the link.
 */
export const provingToken = ({ id, sentCount }: Sending) => derivedToken(`invitation-proof:${id}:${sentCount}`)

const unsubscribingToken = (id: string) => derivedToken(`invitation-mail-off:${id}`)

/** The code by which whoever was invited says that they want no more mail; it opens no place, and counts for ever. */
export const invitedCode = (id: string) => `${id}-${unsubscribingToken(id)}`

/** The invitation whose mails carry such a code, or null when none of them does. */
export async function findInvited(code: string) {
  const [, id = '', token = ''] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\w-]{43})$/.exec(code) ?? []
  if (id === '' || !isSameToken(token, unsubscribingToken(id))) return null
  return db.invitation.findUnique({
    where: { id },
    select: { workspaceId: true, email: true, workspace: { select: { name: true, logoId: true } } },
  })
}
