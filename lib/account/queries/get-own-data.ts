import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { readOwnData } from '@/lib/account/modules'
import { now } from '@/lib/platform/clock'

/**
 * All that is kept about a person, across their workspaces, as far as it is theirs: nothing that others wrote, and nothing
 * of whom they invited, asked or proposed, or who answered.
 */
export async function getOwnData(person: Pick<PersonActor, 'userId'>) {
  return {
    madeAt: now(),
    about:
      'What Rapport keeps about you. Answers you gave anonymously are not in it: nothing that is stored ties them to you.',
    ...(await readOwnData(person)),
  }
}
