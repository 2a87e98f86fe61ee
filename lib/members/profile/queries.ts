import 'server-only'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { canManagePeople } from '@/lib/members/people/policy'
import { noSuchColleague } from './refusals'
import { now } from '@/lib/platform/clock'
import { dayOf, formatDate, type Day } from '@/lib/shared/dates'
import { fullName } from '@/lib/members/rules'
import { canSeeContact } from './policy'
import type { EditProfileInput } from './schema'
import { zoneChoices } from './rules'

/** How somebody can be reached beyond the product. */
type Contact = { address1: string; address2: string; pinCode: string; mobile: string }

/** Somebody of the workspace as their colleagues know them. */
export type ColleagueView = {
  id: string
  name: string
  /** Empty once the account is gone. */
  email: string
  pictureId: string | null
  jobTitle: string
  about: string
  role: Role
  timeZone: string
  /** The present, and what the clock shows of it where they are. */
  now: Date
  localTime: string
  teams: { id: string; name: string; isManager: boolean }[]
  tags: { id: string; name: string }[]
  memberSince: Date
  /** Their first day at work, where an Admin has entered it. */
  startDate: Day | null
  /** Set once they are deactivated; null: active. */
  gone: { since: Date | null; isAccountGone: boolean } | null
  isSelf: boolean
  /** Null for those it is not shown to. */
  contact: Contact | null
  /** Where the viewer changes something about them; null: nowhere. */
  editPath: string | null
}

/** What somebody tells of themselves. */
const profileSelect = {
  jobTitle: true,
  about: true,
  address1: true,
  address2: true,
  pinCode: true,
  mobile: true,
} as const

/** With what only they see. */
export const ownProfileSelect = { ...profileSelect, birthday: true, isBirthdayShared: true } as const
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

const memberSelect = {
  id: true,
  role: true,
  status: true,
  createdAt: true,
  startDate: true,
  deactivatedAt: true,
  user: { select: userSelect },
  teams: {
    orderBy: { team: { name: 'asc' } },
    select: { isManager: true, team: { select: { id: true, name: true } } },
  },
  tags: { orderBy: { tag: { name: 'asc' } }, select: { tag: { select: { id: true, name: true } } } },
} as const

const findMember = ({ workspaceId }: Actor, id: string) =>
  db.member.findFirst({ relationLoadStrategy: 'join', where: { id, workspaceId }, select: memberSelect })

type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

function goneOf({ status, deactivatedAt, user }: FoundMember): ColleagueView['gone'] {
  if (status === 'ACTIVE') return null
  return { since: user.deletedAt ?? deactivatedAt, isAccountGone: user.deletedAt !== null }
}

/** Only Admins see the address of deactivated people, to reactivate them. */
const isAddressShown = (actor: Actor, found: FoundMember) =>
  found.user.deletedAt === null && (goneOf(found) === null || actor.role === 'Admin')

function editPathOf(actor: Actor, { id, user }: FoundMember) {
  if (id === actor.memberId) return '/profile/edit'
  return canManagePeople(actor) && user.deletedAt === null ? `/users/edit/${id}` : null
}

/** Somebody of this workspace, for a colleague or for themselves. Throws not-found for anybody else's id. */
export async function getColleague(actor: Actor, id: string): Promise<ColleagueView> {
  const found = await findMember(actor, id)
  if (!found) throw noSuchColleague()
  const { user } = found
  const at = now()
  const gone = goneOf(found)
  // The account of a deactivated person may belong to another workspace by now, so nothing new of it is shown.
  const { jobTitle, about, ...contact } = (gone === null ? user.profile : null) ?? untold
  return {
    ...{ id, jobTitle, about, role: found.role, memberSince: found.createdAt },
    startDate: found.startDate && dayOf(found.startDate),
    ...{ timeZone: user.timeZone, now: at, localTime: formatDate(at, 'hh:mm a', user.timeZone) },
    ...{ pictureId: user.pictureId, gone },
    name: fullName(user),
    email: isAddressShown(actor, found) ? user.email : '',
    teams: found.teams.map(({ isManager, team }) => ({ ...team, isManager })),
    tags: found.tags.map(({ tag }) => tag),
    isSelf: id === actor.memberId,
    editPath: editPathOf(actor, found),
    contact: gone === null && canSeeContact(actor, id) ? contact : null,
  }
}

/** What somebody has told about themselves, for the form in which they edit it. */
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

/** Every zone one can choose. The server names them: two runtimes know different ones, and pages must be drawn alike. */
export const listZoneChoices = ({ timeZone }: Actor) => zoneChoices(timeZone)
