import type { Actor } from '@/lib/access/actor'
import { daysFrom, hoursFrom } from '@/lib/platform/clock'
import { invitePeople } from '@/lib/invitations/commands/invite-people'
import { invitePeopleSchema } from '@/lib/invitations/schema'
import { deactivatePeople } from '@/lib/members/people/commands/deactivate-people'
import { addMember } from '@/lib/members/admission/commands/add-member'
import { setPhoto } from '@/lib/members/pictures/commands/set-photo'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { giveTag } from '@/lib/members/tags/commands/give-tag'
import { finishTour } from '@/lib/members/tour/commands/finish-tour'
import { createTeam } from '@/lib/teams/commands/create-team'
import { moveTeam } from '@/lib/teams/tree/commands/move-team'
import { editWorkspace } from '@/lib/workspaces/commands/edit-workspace'
import { switchFeature } from '@/lib/workspaces/features/commands/switch-feature'
import { hideFirstSteps } from '@/lib/workspaces/first-steps/commands/hide-first-steps'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { abouts, description, halves, jobTitles, leaver, offers, tags } from './company'
import type { Day } from '@/lib/shared/dates'
import { looks } from '@/prisma/seed/acme/looks'
import { people, type PersonKey } from '@/prisma/seed/acme/people'
import { birthdayOf } from '@/prisma/seed/acme/celebrations/days'
import { logos } from '@/prisma/seed/pictures/logos'
import { pictureFile } from '@/prisma/seed/pictures/picture-file'
import { portrait } from '@/prisma/seed/pictures/portrait'
import { personKeys } from '@/prisma/seed/stage/cast'
import type { Stage } from '@/prisma/seed/stage/stage'

const FOUNDER: PersonKey = 'amara'

/** Somebody tells who they are, and has seen the tour by then. */
async function introduce(actor: Actor, key: PersonKey, today: Day) {
  const { firstName, lastName, timeZone } = people[key]
  const nowhere = { address1: '', address2: '', pinCode: '', mobile: '' }
  const [birthMonth = '', birthDay = ''] = birthdayOf(key, today)?.split('-') ?? []
  const birthday = { birthMonth, birthDay, isBirthdayShared: birthMonth !== '' }
  const told = { jobTitle: jobTitles[key], about: abouts[key] ?? '' }
  await editProfile(actor, { firstName, lastName, timeZone, ...told, ...nowhere, ...birthday })
  const look = looks[key]
  if (look) await setPhoto(actor, { file: await pictureFile(portrait(`${firstName} ${lastName}`, look)) })
  await finishTour(actor, {})
}

async function arrange(actor: Actor, { cast }: Stage) {
  await editWorkspace(actor, { workspaceName: 'Acme', description, timeZone: people[FOUNDER].timeZone })
  await setLogo(actor, { file: await pictureFile(logos.acme) })
  for (const { name, people: tagged } of tags) await giveTag(actor, { name, ids: tagged.map(cast.memberId) })
  for (const { name, description: about, manager, parts } of halves) {
    const managerIds = [cast.memberId(manager)]
    const half = await createTeam(actor, { name, description: about, managerIds, memberIds: [] })
    for (const part of parts) await moveTeam(actor, { id: cast.teamId(part), parentId: half.id })
  }
  await switchFeature(actor, { feature: 'Ai', isOn: true })
  await hideFirstSteps(actor)
}

/** Everybody introduces themselves, the founder gives the company its shape, somebody leaves and others are invited. */
export function planMembers(stage: Stage) {
  const { calendar, timeline, cast, random } = stage
  const zone = people[FOUNDER].timeZone
  const founderOn = (day: number, act: (founder: Actor) => Promise<unknown>) =>
    timeline.on(calendar.duringWork(day, zone), async () => act(await cast.actor(FOUNDER)))

  for (const key of personKeys) {
    const at = calendar.duringWork(random.whole(-178, -150), people[key].timeZone)
    timeline.on(at, async () =>
      introduce(await cast.actor(key), key, calendar.dayKey(calendar.present, people[key].timeZone)),
    )
  }
  founderOn(-140, (founder) => arrange(founder, stage))
  founderOn(leaver.came, async (founder) => {
    const { id } = await addMember(founder, leaver.person)
    timeline.on(hoursFrom(daysFrom(calendar.present, leaver.left), -2), () => deactivatePeople(founder, { ids: [id] }))
  })
  for (const { list, day, team } of offers) {
    const offer = { addressees: list, role: 'Member', teamIds: [cast.teamId(team)], tagIds: [], isManager: false }
    founderOn(day, (founder) => invitePeople(founder, invitePeopleSchema.parse(offer)))
  }
}
