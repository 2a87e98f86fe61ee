import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { checkOwnPassword } from '@/lib/members/account/commands/check-own-password'
import { hasJustSignedIn, isFreshlySignedIn } from '@/lib/members/account/queries'
import { wrongPassword } from '@/lib/members/account/refusals'
import { passwordNeeded } from '@/lib/members/refusals'
import { hasSecondFactor } from '@/lib/members/second-factor/queries'
import { alreadyOn, signedInLongAgo } from '@/lib/members/second-factor/refusals'
import { inGroups, SET_UP_MINUTES, setUpText, type BegunSecondFactor } from '@/lib/members/second-factor/rules'
import type { BeginSecondFactorInput } from '@/lib/members/second-factor/schema'
import { minutesFrom, now } from '@/lib/platform/clock'
import { qrCode } from '@/lib/platform/authenticator/qr-code'
import { seal } from '@/lib/platform/secrets'
import { newTotpKey, totpAddress } from '@/lib/platform/authenticator/totp'

/**
 * Shows a new key for an authenticator app, after a recent sign-in or the password. Nothing is stored before its first
 * code.
 */
export async function beginSecondFactor(
  person: PersonActor,
  { password }: BeginSecondFactorInput,
): Promise<BegunSecondFactor> {
  if (await hasSecondFactor(person)) throw alreadyOn()
  const found = (await isFreshlySignedIn(person)) ? null : await checkOwnPassword(person, password)
  if (found === 'wrong') throw password === '' ? passwordNeeded() : wrongPassword('password')
  if (found === null && !(await hasJustSignedIn(person))) throw signedInLongAgo()
  const { userId, sessionId, email } = person
  const key = newTotpKey()
  const until = minutesFrom(now(), SET_UP_MINUTES).getTime()
  return {
    setUp: seal(setUpText({ userId, sessionId, key, until })),
    key: inGroups(key, 4, ' '),
    qr: qrCode(totpAddress({ issuer: 'Rapport', account: email, key })),
  }
}
