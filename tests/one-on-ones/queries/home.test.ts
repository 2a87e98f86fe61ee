import { afterEach, expect, test } from 'vitest'
import { respondToMeeting } from '@/lib/meetings/commands/respond-to-meeting'
import { tickTalkingPoint } from '@/lib/one-on-ones/commands/tick-talking-point'
import { oneOnOnesHome } from '@/lib/one-on-ones/home'
import { setClock } from '@/lib/platform/clock'
import { read } from '@/lib/platform/reading'
import { anOwnedItem, anotherTwo, aOneOnOne, aPair, aPoint } from '@/tests/factories/one-on-ones'

afterEach(() => setClock())

test('Home says with whom tomorrow’s one-on-one is, and with whom one was missed', async () => {
  setClock(() => new Date('2027-06-08T08:00:00Z'))
  const { one, other } = await anotherTwo()
  await aOneOnOne(one, other, { day: '2027-06-09', time: '15:00' })
  const lines = async () => (await read(oneOnOnesHome(one))).rows.map(({ title, text }) => `${title} | ${text}`)
  expect(await lines()).toEqual(['One-on-one with Tom Nair | Jun 09, 2027, 03:00\u00A0pm'])
  setClock(() => new Date('2027-06-10T08:00:00Z'))
  expect(await lines()).toEqual(['One-on-one with Tom Nair | Missed one-on-one'])
})

test('the invitation to a series waits once, until a meeting is answered or has begun', async () => {
  setClock(() => new Date('2027-06-01T08:00:00Z'))
  const { one, other } = await anotherTwo()
  const { id } = await aOneOnOne(one, other, { day: '2027-06-09', time: '15:00', frequency: 'Weekly' })
  const lines = async (actor: typeof one) =>
    (await read(oneOnOnesHome(actor))).rows.map(({ verb, text }) => `${verb} | ${text}`)
  expect([await lines(one), await lines(other)]).toEqual([[], ['Answer | Invitation for Jun 09, 2027, 03:00\u00A0pm']])
  setClock(() => new Date('2027-06-08T08:00:00Z'))
  expect(await lines(other)).toEqual(['Prepare | Jun 09, 2027, 03:00\u00A0pm'])
  setClock(() => new Date('2027-06-11T08:00:00Z'))
  expect(await lines(other)).toEqual(['Complete | Missed one-on-one'])
  setClock(() => new Date('2027-06-01T08:00:00Z'))
  await respondToMeeting(other, { id, isAttending: true, note: '' })
  expect(await lines(other)).toEqual([])
})

test('a one-on-one is to be opened by who wrote an open point for it', async () => {
  setClock(() => new Date('2027-06-08T08:00:00Z'))
  const { one, other } = await anotherTwo()
  const { id, pairId } = await aOneOnOne(one, other, { day: '2027-06-09', time: '15:00' })
  const pointId = await aPoint(one, pairId)
  const verbsOf = async (actor: typeof one) => (await read(oneOnOnesHome(actor))).rows.map(({ verb }) => verb)
  expect([await verbsOf(one), await verbsOf(other)]).toEqual([['Open'], ['Prepare']])
  await tickTalkingPoint(one, { id: pairId, pointId, meetingId: id, isDone: true })
  expect(await verbsOf(one)).toEqual(['Prepare'])
})

test('a declined one-on-one is nothing to prepare, as in the morning mail', async () => {
  setClock(() => new Date('2027-06-08T08:00:00Z'))
  const { one, other } = await anotherTwo()
  const { id } = await aOneOnOne(one, other, { day: '2027-06-09', time: '15:00' })
  await respondToMeeting(other, { id, isAttending: false, note: '' })
  const verbsOf = async (actor: typeof one) => (await read(oneOnOnesHome(actor))).rows.map(({ verb }) => verb)
  expect([await verbsOf(one), await verbsOf(other)]).toEqual([['Prepare'], []])
})

test('an action item is opened where it stands among the others', async () => {
  const { one, other, pairId } = await aPair()
  const itemId = await anOwnedItem(one, pairId)
  const hrefs = (await read(oneOnOnesHome(one))).rows.flatMap(({ verb, href }) => (verb === 'Finish' ? href : []))
  expect(hrefs).toEqual([`/one-on-one/with/${other.memberId}#${itemId}`])
})
