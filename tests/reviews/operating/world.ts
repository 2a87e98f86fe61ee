import type { Anonymity, ReleaseMode, NominationApprover } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'
import { aCircle, aboutPerson, aQuestion } from '@/tests/factories/reviews'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aTeam } from '@/tests/factories/teams'
import { unique } from '@/tests/factories/workspaces'
import { aSeries } from '@/tests/factories/series'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'

/** How many colleagues there are besides whoever asks, whom it is about and those who read it. */
export const PEOPLE = 7

/** How many there are without an account; one of them is asked from the start. */
export const OUTSIDE = 3

export type Kind = { anonymity: Anonymity; releaseMode: ReleaseMode; approver: NominationApprover }

export type World = {
  creator: Actor
  subject: Actor
  /** Who manages the subject, and an Admin: both read it, and neither is asked. */
  manager: Actor
  admin: Actor
  people: Actor[]
  approver: NominationApprover
  /** The addresses of those without an account. */
  outside: string[]
  /** Those who have left the workspace. */
  gone: Set<Actor>
  /** With whom a round was shared and is no more, as round and member. */
  unshared: Set<string>
  /** Who outside was taken out of a round and when, as round and address. */
  shut: Map<string, Date>
  /** Which of the addresses want no more mail, and since when. */
  silent: Map<string, Date>
  seriesId: string
  /** Every round so far, oldest first; whatever happens, happens to the newest. */
  rounds: string[]
}

/**
 * A weekly review about somebody, first asked of four of their colleagues and of somebody outside, for which they may propose
 * more, and which their manager and the Admins read.
 */
export async function aWorld({ approver, ...kind }: Kind): Promise<World> {
  const { workspace, creator, asked: people } = await aCircle(PEOPLE)
  const subject = await aMember({ workspace })
  const [manager, admin] = [await aMember({ workspace, role: 'Manager' }), await anAdmin({ workspace })]
  await aTeam({ workspace, members: [subject], managers: [manager] })
  const outside = Array.from({ length: OUTSIDE }, () => `${unique('olga')}@elsewhere.example`)
  const { id: seriesId, review } = await aSeries(creator, {
    asked: people.slice(0, 4),
    emails: outside.slice(0, 1),
    ...aboutPerson(subject),
    ...kind,
    seenByManager: true,
    seenByAdmins: true,
    questions: [aQuestion('yesno')],
    nominations: { min: 1, max: 5, approver },
  })
  const persons = { creator, subject, manager, admin, people, outside }
  const changes = { gone: new Set<Actor>(), unshared: new Set<string>(), shut: new Map(), silent: new Map() }
  return { ...persons, ...changes, approver, seriesId, rounds: [review.id] }
}

export const newest = ({ rounds }: World) => rounds.at(-1) ?? ''

/** Everybody with an account who is still here. */
export const membersOf = ({ creator, subject, manager, admin, people, gone }: World) => [
  creator,
  subject,
  manager,
  admin,
  ...people.filter((person) => !gone.has(person)),
]

export function pass(minutes: number) {
  const at = minutesFrom(now(), minutes)
  setClock(() => at)
}
