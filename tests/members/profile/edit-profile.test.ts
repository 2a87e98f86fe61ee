import { describe, expect, test } from 'vitest'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { getOwnProfile } from '@/lib/members/profile/queries'
import { editProfileSchema, type EditProfileInput } from '@/lib/members/profile/schema'
import { memberActor } from '@/lib/access/actor'
import { Role } from '@/lib/platform/generated/prisma/enums'
import { aMember, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

const told: EditProfileInput = {
  firstName: 'Ada',
  lastName: 'Byron',
  jobTitle: 'Analyst',
  about: 'I count.\nAsk me about engines.',
  address1: '12 St James’s Square',
  address2: 'London',
  pinCode: 'SW1Y 4JH',
  mobile: '+44 20 7946 0000',
  birthMonth: '02',
  birthDay: '29',
  isBirthdayShared: true,
  timeZone: 'Europe/London',
}

test.each(Object.values(Role))('a %s tells about themselves, and again', async (role) => {
  const actor = await aMember({ role })
  await editProfile(actor, told)
  expect(await getOwnProfile(actor)).toEqual(told)
  await editProfile(actor, { ...told, jobTitle: '', about: '' })
  expect(await getOwnProfile(actor)).toEqual({ ...told, jobTitle: '', about: '' })
})

test('it holds in every workspace of the person, and nobody else’s profile changes', async () => {
  const actor = await aMember()
  const there = await aPlace({ userId: actor.userId, workspace: await aWorkspace() })
  const other = await aMember({ workspace: { id: actor.workspaceId } })
  const before = await getOwnProfile(other)
  await editProfile(actor, told)
  expect(await memberActor(there.memberId)).toMatchObject({ firstName: 'Ada', timeZone: 'Europe/London' })
  expect(await getOwnProfile(other)).toEqual(before)
})

test('two savings at once, the first there ever was among them, are both fine', async () => {
  const actor = await aMember()
  await Promise.all([editProfile(actor, told), editProfile(actor, { ...told, jobTitle: 'Countess' })])
  expect(['Analyst', 'Countess']).toContain((await getOwnProfile(actor)).jobTitle)
})

describe('what is refused, beside its field', () => {
  test.each<[keyof EditProfileInput, string, string]>([
    ['firstName', ' ', 'Enter your first name.'],
    ['jobTitle', 'x'.repeat(101), 'A job title may have at most 100 characters.'],
    ['jobTitle', 'Analyst\nBcc: all', 'A job title is one line of text.'],
    ['about', 'x'.repeat(2001), 'What you say about yourself may have at most 2,000 characters.'],
    ['about', 'a\u0000b', 'This text contains a character that can’t be saved. Remove it and try again.'],
    ['address1', 'x'.repeat(251), 'A line of an address may have at most 250 characters.'],
    ['pinCode', 'x'.repeat(21), 'A postal code may have at most 20 characters.'],
    ['mobile', 'call me', 'Enter a number like +91 98765 43210.'],
    ['mobile', '1'.repeat(31), 'A mobile number may have at most 30 characters.'],
    ['timeZone', 'Mars/Olympus', 'Choose a time zone from the list.'],
  ])('%s: %j', (field, value, sentence) => {
    const { error } = editProfileSchema.safeParse({ ...told, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, sentence]])
  })

  test.each(['', '+91 98765 43210', '(020) 7946-0000', '030/123.456'])('but not the number %j', (mobile) => {
    expect(editProfileSchema.safeParse({ ...told, mobile }).success).toBe(true)
  })
})
