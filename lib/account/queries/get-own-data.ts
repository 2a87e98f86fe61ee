import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { readOwnData } from '@/lib/account/modules'
import { now } from '@/lib/platform/clock'

/** All data about a person across workspaces, except what others wrote and who they invited, asked or nominated. */
export async function getOwnData(person: Pick<PersonActor, 'userId'>) {
  return {
    madeAt: now(),
    about:
      'What Rapport keeps about you. Answers you gave anonymously are not in it: nothing that is stored ties them to you.',
    ...(await readOwnData(person)),
  }
}
