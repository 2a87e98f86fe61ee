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
 * Counts a requested link. False after several within a link's lifetime, when a working one is in the mailbox, whether
 * or not the account exists.
 */
export async function limitSignInLinks(visitor: Visitor, { email }: LinkSignInInput): Promise<boolean> {
  if (await takeOwn(perDevice, visitor, email)) return true
  await limit(perAddress, visitor.address)
  return (await takeFrom(accountLimits.perLinkAccount, hashToken(email))) === 0
}
