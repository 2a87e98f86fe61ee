import 'server-only'
import type { Adapter, AdapterUser } from 'next-auth/adapters'
import { isId } from '@/lib/shared/id'
import { proveAddress } from './commands/prove-address'
import { spendSignInLink } from './commands/spend-sign-in-link'
import { findAccount, findAccountByEmail, type Account } from './queries'

const asUser = ({ id, email, emailVerifiedAt }: Account): AdapterUser => ({ id, email, emailVerified: emailVerifiedAt })

async function findUser(id: string) {
  const account = isId(id) ? await findAccount(id) : null
  return account && asUser(account)
}

/** next-auth's e-mail provider on our tables. Sessions are tokens, and links create no account. */
export const adapter: Adapter = {
  getUser: findUser,
  getUserByEmail: async (email) => {
    const account = await findAccountByEmail(email)
    return account && asUser(account)
  },
  /** Called when a link was followed: the address is proven. */
  updateUser: async ({ id }) => {
    await proveAddress(id)
    const user = await findUser(id)
    if (!user) throw new Error('The account went while its link was being used.')
    return user
  },
  /** The command that sends the mail stores the link in the same transaction. */
  createVerificationToken: (token) => token,
  useVerificationToken: async ({ token }) => {
    const link = await spendSignInLink(token)
    return link && { identifier: link.email, token, expires: link.expiresAt }
  },
}
