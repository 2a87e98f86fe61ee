import { personActor, type PersonActor } from '@/lib/access/person'
import { beginSecondFactor } from '@/lib/members/second-factor/commands/begin-second-factor'
import { turnOnSecondFactor } from '@/lib/members/second-factor/commands/turn-on-second-factor'
import { aMember, aSession, type GivenMember } from '@/tests/factories/members'
import { appCode } from '@/tests/factories/second-factors'

export const password = 'plum violin seven'

/** Somebody with a password, signed in with a browser of their own. */
export async function aPersonAtABrowser(given: GivenMember = {}): Promise<PersonActor> {
  const { userId } = await aMember({ password, ...given })
  return { ...(await personActor(userId)), sessionId: await aSession(userId) }
}

/** What they are shown to set it up, with the key as an app takes it over. */
export async function begun(person: PersonActor) {
  const { setUp, key } = await beginSecondFactor(person, { password })
  return { setUp, key: key.replaceAll(' ', '') }
}

/** Somebody who has turned it on with the code of the step before this one. */
export async function aPersonWithIt(given: GivenMember = {}) {
  const person = await aPersonAtABrowser(given)
  const { setUp, key } = await begun(person)
  const { codes } = await turnOnSecondFactor(person, { setUp, code: appCode(key, -1) })
  return { person, key, codes }
}
