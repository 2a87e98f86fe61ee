import 'server-only'
import { derivedToken } from '@/lib/platform/secrets'

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
