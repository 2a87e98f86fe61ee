import { afterEach, describe, expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { hasPassword } from '@/lib/members/account/queries'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { getColleague } from '@/lib/members/profile/queries'
import { addressLines, zoneChoices } from '@/lib/members/profile/rules'
import { listSessions } from '@/lib/members/sign-in/queries'
import { getPreferences } from '@/lib/notifications/preferences/queries/get-preferences'
import { countUnseen } from '@/lib/notifications/queries/list-notifications'
import { setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { listAboutMe, listTrends } from '@/lib/reviews/results/queries/list-about-me'
import { aboutMeFilterSchema } from '@/lib/reviews/results/schema'
import { aManager, aMember, anAdmin, aSession, deactivate } from '@/tests/factories/members'
import { aReviewReleasedTo } from '@/tests/factories/releases'
import { aLedTeam, aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'
import { expectFewStatements } from '@/tests/support/statements'

afterEach(() => setClock())

const reachable = { address1: 'Street 1', address2: '', pinCode: '12345', mobile: '+91 98765 43210' }
const noBirthday = { birthMonth: '', birthDay: '', isBirthdayShared: false }
const told = { firstName: 'Priya', lastName: 'Nair', jobTitle: 'Lead', about: 'Ask me.', timeZone: 'Asia/Kolkata' }

async function aTeamOf() {
  const workspace = await aWorkspace()
  const [priya, member, manager] = [
    await aMember({ workspace }),
    await aMember({ workspace }),
    await aManager({ workspace }),
  ]
  await editProfile(priya, { ...told, ...reachable, ...noBirthday })
  await aTeam({ workspace, name: 'Product', members: [priya], managers: [manager] })
  return { workspace, priya, member, manager, admin: await anAdmin({ workspace }) }
}

test('colleagues see who somebody is, and not how to reach them', async () => {
  const { priya, member, manager } = await aTeamOf()
  setClock(() => new Date('2026-11-21T12:00:00Z'))
  for (const colleague of [member, manager]) {
    expect(await getColleague(colleague, priya.memberId)).toMatchObject({
      name: 'Priya Nair',
      jobTitle: 'Lead',
      about: 'Ask me.',
      role: 'Member',
      localTime: '05:30\u00a0pm',
      teams: [{ name: 'Product', isManager: false }],
      tags: [],
      gone: null,
      isSelf: false,
      contact: null,
    })
  }
})

test('the person and Admins see that too, and where to change it', async () => {
  const { priya, admin } = await aTeamOf()
  expect(await getColleague(priya, priya.memberId)).toMatchObject({
    isSelf: true,
    contact: reachable,
    editPath: '/profile/edit',
  })
  expect(await getColleague(admin, priya.memberId)).toMatchObject({
    isSelf: false,
    contact: reachable,
    editPath: `/users/edit/${priya.memberId}`,
  })
})

test('nobody of another workspace is found, not even by their Admins', async () => {
  const { priya } = await aTeamOf()
  await expectRefused(getColleague(await anAdmin(), priya.memberId), 'not-found')
})

test('somebody without access is shown as such', async () => {
  const { priya, member } = await aTeamOf()
  await deactivate(priya)
  expect(await getColleague(member, priya.memberId)).toMatchObject({
    name: 'Priya Nair',
    gone: { isAccountGone: false },
  })
})

test('who left tells those who stayed nothing more of themselves, and Admins alone by which address to call them back', async () => {
  const { priya, member, admin } = await aTeamOf()
  await deactivate(priya)
  const untold = { jobTitle: '', about: '', contact: null }
  expect(await getColleague(admin, priya.memberId)).toMatchObject({ ...untold, email: priya.email })
  expect(await getColleague(member, priya.memberId)).toMatchObject({ ...untold, email: '' })
})

test('a Manager finds the way to edit the people of teams they lead, and nobody else’s', async () => {
  const { admin, lead, member, outsider, otherManager } = await aLedTeam()
  const pathFor = async (actor: Actor) => (await getColleague(actor, member.memberId)).editPath
  for (const actor of [admin, lead]) expect(await pathFor(actor)).toBe(`/users/edit/${member.memberId}`)
  for (const actor of [outsider, otherManager]) expect(await pathFor(actor)).toBeNull()
})

test('of somebody whose account is gone there is no address', async () => {
  const { priya, admin } = await aTeamOf()
  await db.user.update({ where: { id: priya.userId }, data: { status: 'DEACTIVATED', deletedAt: new Date() } })
  expect(await getColleague(admin, priya.memberId)).toMatchObject({
    email: '',
    editPath: null,
    gone: { isAccountGone: true },
  })
})

describe('zones to choose from', () => {
  test('each by its city, in order, the present one among them under whichever name it has', () => {
    const choices = zoneChoices('Asia/Calcutta')
    expect(choices).toContainEqual({ value: 'Europe/Berlin', label: 'Berlin (Europe)' })
    expect(choices).toContainEqual({ value: 'UTC', label: 'UTC' })
    expect(choices.filter(({ value }) => value === 'Asia/Calcutta')).toHaveLength(1)
    const labels = choices.map(({ label }) => label)
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')))
  })
})

test.each([
  [{ address1: 'Street 1', address2: '', pinCode: '12345' }, ['Street 1', '12345']],
  [{ address1: '', address2: '', pinCode: '' }, []],
])('an address is its lines that say something', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})

/** What stands under each tab of one's own profile that asks for anything. */
const tabs = {
  profile: (actor: Actor) => getColleague(actor, actor.memberId),
  feedback: (actor: Actor) => Promise.all([listAboutMe(actor, aboutMeFilterSchema.parse({})), listTrends(actor)]),
  settings: (actor: Actor) => Promise.all([listSessions(actor), getPreferences(actor)]),
}

test.each(Object.entries(tabs))(
  'the profile takes few statements under “%s”, however much there is',
  async (_, read) => {
    const workspace = await aWorkspace()
    const [admin, { memberId }] = [await anAdmin({ workspace }), await aMember({ workspace })]
    const visit = async () => {
      const actor = await memberActor(memberId)
      await Promise.all([countUnseen(actor), hasPassword(actor), read(actor)])
    }
    await expectFewStatements(visit, async () => {
      const actor = await memberActor(memberId)
      for (let times = 0; times < 3; times += 1) {
        await Promise.all([
          aReviewReleasedTo(admin, actor),
          aSession(actor.userId),
          aTeam({ workspace, members: [actor] }),
        ])
      }
    })
  },
)
