import { expect, test } from 'vitest'
import { getOwnData } from '@/lib/account/queries/get-own-data'
import { savePrivateNote } from '@/lib/one-on-ones/commands/save-private-note'
import { db } from '@/lib/platform/db'
import { aNote, anOwnedItem, aPair, aPairComment, aPoint } from '@/tests/factories/one-on-ones'

test('lists invitations that they have not answered, and names the other person and the one-on-one beside their words', async () => {
  const { one, other, id, pairId } = await aPair({ title: 'Catch up' })
  await savePrivateNote(other, { id, text: 'Ask about May' })
  const pointId = await aPoint(other, pairId, 'Holidays')
  await aNote(other, pairId, pointId, 'In May')
  await aPairComment(other, id, 'See you')
  await anOwnedItem(other, pairId, 'Book it')
  const [organizer, invited] = [await getOwnData(one), await getOwnData(other)]
  expect(organizer.answersToMeetings).toEqual([])
  expect(invited.answersToMeetings).toMatchObject([{ meeting: 'Catch up', isAttending: null }])
  const partner = `${one.firstName} ${one.lastName}`
  const { startsAt } = await db.meeting.findUniqueOrThrow({ where: { id } })
  const ofMeeting = { with: partner, oneOnOne: 'Catch up', startsAt }
  expect(invited.privateNotes).toMatchObject([{ ...ofMeeting, text: 'Ask about May' }])
  expect(invited.commentsOnOneOnOnes).toMatchObject([{ ...ofMeeting, comment: 'See you' }])
  expect(invited.talkingPoints).toMatchObject([{ with: partner, text: 'Holidays' }])
  expect(invited.notesOnTalkingPoints).toMatchObject([{ with: partner, text: 'In May' }])
  expect(invited.actionItems).toMatchObject([{ with: partner, title: 'Book it' }])
})
