import 'server-only'
import { limit, takeOwn } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { takeFrom, type Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import { accountLimits } from '@/lib/members/sign-in/rules'
import type { LinkSignInInput } from '@/lib/members/sign-in/schema'

const perDevice: Limit = { name: 'sign-in-link-device', points: 10, seconds: 900 }
const perAddress: Limit = { name: 'sign-in-link-address', points: 100, seconds: 900 }

/**
 * Counts one more link asked for. False when several were asked for within the lifetime of a link, so that a working one is
 * in the mailbox, whether or not the address has an account.
 */
export async function limitSignInLinks(visitor: Visitor, { email }: LinkSignInInput): Promise<boolean> {
  if (await takeOwn(perDevice, visitor, email)) return true
  await limit(perAddress, visitor.address)
  return (await takeFrom(accountLimits.perLinkAccount, hashToken(email))) === 0
}
