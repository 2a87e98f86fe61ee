import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { checkOwnPassword } from '../../passwords/commands/check-own-password'
import { wrongPassword } from '../../passwords/refusals'
import { isProofCode } from '../queries'
import { proofLinkGone } from '../refusals'
import type { Provable } from '../rules'
import type { ProofInput } from '../schema'

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
