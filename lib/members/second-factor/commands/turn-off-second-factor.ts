import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import type { ProvenByCodeInput } from '@/lib/members/second-factor/schema'
import { concludeChange } from '@/lib/members/second-factor/steps/conclude-change'
import { withOwnCode } from '@/lib/members/second-factor/steps/with-own-code'

/** Turns the second factor off with one of its codes; recovery codes go with it. Other sessions end. */
export const turnOffSecondFactor = (person: PersonActor, { code }: ProvenByCodeInput): Promise<object> =>
  withOwnCode(person, code, async (tx) => {
    await tx.secondFactor.delete({ where: { userId: person.userId }, select: { userId: true } })
    await concludeChange(tx, person, 'turned-off')
    return {}
  })
