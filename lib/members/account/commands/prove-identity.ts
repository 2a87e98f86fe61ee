import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { checkOwnPassword } from '@/lib/members/passwords/commands/check-own-password'
import { wrongPassword } from '@/lib/members/passwords/refusals'
import { isProofCode } from '@/lib/members/account/queries'
import { proofLinkGone } from '@/lib/members/account/refusals'
import type { Provable } from '@/lib/members/account/rules'
import type { ProofInput } from '@/lib/members/account/schema'

type Asker = Pick<PersonActor, 'userId' | 'email'>

/**
 * Refuses unless it is really the person who asks for this: by the newest link that was mailed to them for it, or by their
 * password.
 */
export async function proveIdentity(asker: Asker, act: Provable, { password, code }: ProofInput): Promise<void> {
  if (code !== '') {
    if (!(await isProofCode(asker, act, code))) throw proofLinkGone()
    return
  }
  const found = await checkOwnPassword(asker, password)
  if (found === null) throw proofLinkGone()
  if (found === 'wrong') throw wrongPassword('password')
}
