import 'server-only'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { canOpenPerson } from '@/lib/members/people/policy'
import { noSuchColleague } from './refusals'
import { now } from '@/lib/platform/clock'
import { dayOf, formatDate, type Day } from '@/lib/shared/dates'
import { fullName } from '@/lib/members/rules'
import { canSeeContact } from './policy'
import type { EditProfileInput } from './schema'
import { zoneChoices } from './rules'
import { profileSelect, ownProfileSelect } from '@/lib/members/queries'

type Contact = { address1: string; address2: string; pinCode: string; mobile: string }

export type ColleagueView = {
  id: string
  name: string
  /** Empty once the account is deleted. */
  email: string
  pictureId: string | null
  jobTitle: string
  about: string
  role: Role
  timeZone: string
  now: Date
  localTime: string
  teams: { id: string; name: string; isManager: boolean }[]
  tags: { id: string; name: string }[]
  memberSince: Date
  startDate: Day | null
  /** When their access ended, or null. */
  gone: { since: Date | null; isAccountGone: boolean } | null
  isSelf: boolean
  /** Null for viewers who may not see it. */
  contact: Contact | null
  editPath: string | null
}
const untold = { jobTitle: '', about: '', address1: '', address2: '', pinCode: '', mobile: '' }

const userSelect = {
  firstName: true,
  lastName: true,
  email: true,
  timeZone: true,
  pictureId: true,
  deletedAt: true,
  profile: { select: profileSelect },
} as const

/** Of their teams, those that the viewer leads name the viewer. */
const memberSelectFor = ({ memberId }: Actor) =>
  ({
    id: true,
    role: true,
    status: true,
    createdAt: true,
    startDate: true,
    deactivatedAt: true,
    user: { select: userSelect },
    teams: {
      orderBy: { team: { name: 'asc' } },
      select: {
        isManager: true,
        team: {
          select: {
            id: true,
            name: true,
            members: { where: { memberId, isManager: true }, select: { memberId: true } },
          },
        },
      },
    },
    tags: { orderBy: { tag: { name: 'asc' } }, select: { tag: { select: { id: true, name: true } } } },
  }) as const

const findMember = (actor: Actor, id: string) =>
  db.member.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: actor.workspaceId },
    select: memberSelectFor(actor),
  })

type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

function goneOf({ status, deactivatedAt, user }: FoundMember): ColleagueView['gone'] {
  if (status === 'ACTIVE') return null
  return { since: user.deletedAt ?? deactivatedAt, isAccountGone: user.deletedAt !== null }
}

/** Admins need a former member's address to reactivate them. */
const isAddressShown = (actor: Actor, found: FoundMember) =>
  found.user.deletedAt === null && (goneOf(found) === null || actor.role === 'Admin')

function editPathOf(actor: Actor, { id, user, teams }: FoundMember) {
  if (id === actor.memberId) return '/profile/edit'
  const isLed = teams.some(({ team }) => team.members.length > 0)
  return canOpenPerson(actor, { isLed }) && user.deletedAt === null ? `/users/edit/${id}` : null
}

/** Throws not-found for ids outside the workspace. */
export async function getColleague(actor: Actor, id: string): Promise<ColleagueView> {
  const found = await findMember(actor, id)
  if (!found) throw noSuchColleague()
  const { user } = found
  const at = now()
  const gone = goneOf(found)
  // Former members show nothing more, because their account is now another workspace's matter.
  const { jobTitle, about, ...contact } = (gone === null ? user.profile : null) ?? untold
  return {
    id,
    jobTitle,
    about,
    role: found.role,
    memberSince: found.createdAt,
    startDate: found.startDate && dayOf(found.startDate),
    timeZone: user.timeZone,
    now: at,
    localTime: formatDate(at, 'hh:mm a', user.timeZone),
    pictureId: user.pictureId,
    gone,
    name: fullName(user),
    email: isAddressShown(actor, found) ? user.email : '',
    teams: found.teams.map(({ isManager, team: { id: teamId, name } }) => ({ id: teamId, name, isManager })),
    tags: found.tags.map(({ tag }) => tag),
    isSelf: id === actor.memberId,
    editPath: editPathOf(actor, found),
    contact: gone === null && canSeeContact(actor, id) ? contact : null,
  }
}

export async function getOwnProfile({ userId }: Actor): Promise<EditProfileInput> {
  const { profile, ...person } = await db.user.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: userId },
    select: { firstName: true, lastName: true, timeZone: true, profile: { select: ownProfileSelect } },
  })
  const { birthday, ...told } = profile ?? { ...untold, birthday: '', isBirthdayShared: false }
  const [birthMonth = '', birthDay = ''] = birthday.split('-')
  return { ...person, ...told, birthMonth, birthDay }
}

/** The server lists the zones: browsers know different ones, and both must render alike. */
export const listZoneChoices = ({ timeZone }: Actor) => zoneChoices(timeZone)
