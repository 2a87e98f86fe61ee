import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { checkOwnPassword } from './check-own-password'
import { isProofCode } from '@/lib/members/account/queries'
import { proofLinkGone, wrongPassword } from '@/lib/members/account/refusals'
import type { Provable } from '@/lib/members/account/rules'
import type { ProofInput } from '@/lib/members/account/schema'

type Asker = Pick<PersonActor, 'userId' | 'email'>

/** Throws unless the newest mailed link or the password confirms the person. */
export async function proveIdentity(asker: Asker, act: Provable, { password, code }: ProofInput): Promise<void> {
  if (code !== '') {
    if (!(await isProofCode(asker, act, code))) throw proofLinkGone()
    return
  }
  const found = await checkOwnPassword(asker, password)
  if (found === null) throw proofLinkGone()
  if (found === 'wrong') throw wrongPassword('password')
}
