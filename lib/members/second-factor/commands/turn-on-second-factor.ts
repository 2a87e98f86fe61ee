import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { limitOwnCodes } from '@/lib/members/second-factor/steps/with-own-code'
import { alreadyOn, setUpGone, wrongCode } from '@/lib/members/second-factor/refusals'
import { setUpIn } from '@/lib/members/second-factor/rules'
import type { TurnOnSecondFactorInput } from '@/lib/members/second-factor/schema'
import { concludeChange } from '@/lib/members/second-factor/steps/conclude-change'
import { writeRecoveryCodes } from '@/lib/members/second-factor/steps/write-recovery-codes'
import { lockAccount } from '@/lib/members/steps/lock-account'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { seal, unsealIfPossible } from '@/lib/platform/secrets'
import { matchingStep } from '@/lib/platform/authenticator/totp'

function keyOf({ userId, sessionId }: PersonActor, sealed: string): string {
  const setUp = setUpIn(unsealIfPossible(sealed) ?? '')
  const isTheirs = setUp?.userId === userId && setUp.sessionId === sessionId
  if (!setUp || !isTheirs || setUp.until <= now().getTime()) throw setUpGone()
  return setUp.key
}

/**
 * Turns the second factor on with the app's first code, and returns ten recovery codes, shown only now. Other sessions
 * end.
 */
export async function turnOnSecondFactor(
  person: PersonActor,
  { setUp, code }: TurnOnSecondFactorInput,
): Promise<{ codes: string[] }> {
  const key = keyOf(person, setUp)
  const { userId } = person
  await limitOwnCodes(userId)
  const lastStep = matchingStep(key, code, now())
  if (lastStep === null) throw wrongCode()
  return transaction(async (tx) => {
    await lockAccount(tx, userId)
    if ((await tx.secondFactor.count({ where: { userId } })) > 0) throw alreadyOn()
    const data = { userId, secret: seal(key), lastStep, createdAt: now() }
    await tx.secondFactor.create({ data, select: { userId: true } })
    const codes = await writeRecoveryCodes(tx, userId)
    await concludeChange(tx, person, 'turned-on')
    return { codes }
  })
}
