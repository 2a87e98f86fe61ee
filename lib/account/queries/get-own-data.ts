import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { ownActivity } from '@/lib/activity/own-data'
import { ownAccount } from '@/lib/members/own-data'
import { ownNotifications } from '@/lib/notifications/own-data'
import { now } from '@/lib/platform/clock'
import { ownFeedback } from '@/lib/reviews/own-data'
import { ownTemplates } from '@/lib/templates/own-data'

/**
 * All that is kept about a person, across their workspaces, as far as it is theirs: nothing that others wrote, and nothing
 * of whom they invited, asked or proposed, or who answered.
 */
export async function getOwnData(person: Pick<PersonActor, 'userId'>) {
  const [account, notifications, activity, templates, feedback] = await Promise.all([
    ownAccount(person),
    ownNotifications(person),
    ownActivity(person),
    ownTemplates(person),
    ownFeedback(person),
  ])
  return {
    madeAt: now(),
    about:
      'What Rapport keeps about you. Answers you gave anonymously are not in it: nothing that is stored ties them to you.',
    ...account,
    ...notifications,
    ...activity,
    ...templates,
    ...feedback,
  }
}
