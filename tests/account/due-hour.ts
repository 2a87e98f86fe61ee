import type { Actor } from '@/lib/access/actor'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { db } from '@/lib/platform/db'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aDraft, aReview } from '@/tests/factories/reviews'
import { aSeries } from '@/tests/factories/series'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { at } from '@/tests/reviews/reminders/due-reviews'

const [lastMonday, wednesday] = ['2031-03-03T09:00:00Z', '2031-03-05T10:00:00Z']
export const monday = '2031-03-10T08:40:00Z'
const day = monday.slice(0, 10)

/** Something of every module that is due between 8:40 and 9:40 on a Monday. */
export async function aDueHour() {
  at(lastMonday)
  const workspace = await aWorkspace()
  const mira = await anAdmin({ workspace, firstName: 'Mira', lastName: 'Stone' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const lena = await aMember({ workspace, firstName: 'Lena', lastName: 'Vogt' })
  await aTeam({ workspace, managers: [mira], members: [tom, lena] })
  await db.member.update({ where: { id: lena.memberId }, data: { startDate: new Date('2028-03-10') } })
  await aSeries(mira, { asked: [tom, lena], title: 'Monday pulse' })
  at(wednesday)
  await aReview(mira, { asked: [tom], title: 'How we work' })
  await aReview(mira, { asked: [lena], title: 'Launch week', closesOn: day, closesTime: '09:20' })
  const offsite = { title: 'Offsite', startsOn: day, startsTime: '09:10' }
  await publishReview(mira, await aDraft(mira, { asked: [lena], ...offsite }))
  await aGoal(mira, { title: 'Answer sooner', assignees: [tom], endsOn: '2031-03-17' })
  await aOneOnOne(mira, tom, { day, time: '10:00' })
  await aFollowUp(mira, { attendees: [lena], day, time: '08:00', title: 'Clinics' })
  return { mira, tom, lena }
}

/** Their notifications since that Monday. */
export const toldOf = async (people: Record<string, Actor>) => {
  const rows = Object.entries(people).map(async ([name, { memberId }]) => {
    const found = await db.notification.findMany({ where: { memberId, createdAt: { gte: new Date(monday) } } })
    return found.map(({ message }) => `${name}: ${message}`)
  })
  return (await Promise.all(rows)).flat().toSorted()
}

/** How often the series asked, and how many celebrations there are. */
export const countsOf = async ({ workspaceId }: Actor) => ({
  pulses: await db.review.count({ where: { workspaceId, title: 'Monday pulse' } }),
  celebrations: await db.celebration.count({ where: { workspaceId } }),
})
