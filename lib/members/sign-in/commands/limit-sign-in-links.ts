import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import type { LinkSignInInput } from '@/lib/members/sign-in/schema'

/** Decisions, section 10; the wider one keeps a mailbox from being flooded from many addresses. */
const perAccountAndAddress: Limit = { name: 'sign-in-link', points: 10, seconds: 900 }
const perAccount: Limit = { name: 'sign-in-link-account', points: 20, seconds: 3600 }
const perAddress: Limit = { name: 'sign-in-link-address', points: 100, seconds: 900 }

/** Counts one more link asked for, and refuses when there were too many, whether or not the address has an account. */
export async function limitSignInLinks({ address }: Visitor, { email }: LinkSignInInput): Promise<void> {
  const account = hashToken(email)
  await limit(perAccountAndAddress, `${account}:${address}`)
  await limit(perAccount, account)
  await limit(perAddress, address)
}
