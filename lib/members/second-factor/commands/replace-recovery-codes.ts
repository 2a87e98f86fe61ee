import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import type { ProvenByCodeInput } from '@/lib/members/second-factor/schema'
import { concludeChange } from '@/lib/members/second-factor/steps/conclude-change'
import { withOwnCode } from '@/lib/members/second-factor/steps/with-own-code'
import { writeRecoveryCodes } from '@/lib/members/second-factor/steps/write-recovery-codes'

/** Returns ten new recovery codes; earlier ones stop working. Other sessions end. */
export const replaceRecoveryCodes = (person: PersonActor, { code }: ProvenByCodeInput): Promise<{ codes: string[] }> =>
  withOwnCode(person, code, async (tx) => {
    const codes = await writeRecoveryCodes(tx, person.userId)
    await concludeChange(tx, person, 'codes-replaced')
    return { codes }
  })
