import type { Actor } from '@/lib/access/actor'
import { daysFrom, hoursFrom, now, setClock } from '@/lib/platform/clock'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { formatDate } from '@/lib/shared/dates'
import { aMember } from '@/tests/factories/members'
import { chosenByName, placeOf, toldTo } from '@/tests/factories/respondents'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { afterEach, expect, test } from 'vitest'

afterEach(() => setClock())

const day = (inDays: number) => formatDate(daysFrom(now(), inDays), 'YYYY-MM-DD', 'UTC')
const endOn = (inDays: number) => ({ closesOn: day(inDays), closesTime: '17:00', timeZone: 'UTC' })

const inTokyo = /02:00\sam\s\(Tokyo\)/

const timesTo = async ({ email }: Actor) =>
  (await mailsTo(email)).map(({ event, props }) => [event, inTokyo.test(JSON.stringify(props))])

test('a mail says the close date in the zone of its reader', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager', timeZone: 'Asia/Kolkata' })
  const [tokyo, added] = [
    await aMember({ workspace, timeZone: 'Asia/Tokyo' }),
    await aMember({ workspace, timeZone: 'Asia/Tokyo' }),
  ]
  const review = await aReview(creator, { asked: [tokyo], ...endOn(9) })
  await addRespondents(creator, { id: review.id, ...chosenByName(added) })
  const at = hoursFrom(now(), 1)
  setClock(() => at)
  await nudgeRespondents(creator, review)
  const later = hoursFrom(at, 1)
  setClock(() => later)
  await extendRespondent(creator, { id: review.id, assigneeId: (await placeOf(review, tokyo)).id, ...endOn(12) })
  expect(await timesTo(tokyo)).toEqual([
    ['review.requested', true],
    ['review.nudged', true],
    ['review.prolonged', true],
  ])
  expect((await timesTo(added))[0]).toEqual(['review.requested', true])
})

test('a notification says it in the zone of its reader, too', async () => {
  const workspace = await aWorkspace()
  const creator = await aMember({ workspace, role: 'Manager' })
  const tokyo = await aMember({ workspace, timeZone: 'Asia/Tokyo' })
  const review = await aReview(creator, { asked: [tokyo], ...endOn(9) })
  await pauseReview(creator, review)
  await resumeReview(creator, review)
  expect(await toldTo(tokyo, 'review.resumed')).toEqual([expect.stringMatching(inTokyo)])
})
