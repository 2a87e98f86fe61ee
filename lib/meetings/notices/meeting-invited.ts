import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { eraseLinesOfEach, record } from '@/lib/activity/record'
import { inCalendar, isMailedByGoogle } from '@/lib/meetings/rules/calendar-entry'
import { meetingInWords, meetingKinds, meetingPath } from '@/lib/meetings/rules/meeting-kinds'
import { fullName } from '@/lib/members/rules'
import { tell, untellEach } from '@/lib/notifications/tell'
import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { listAttendeePlaces, toldOf, type AttendeePlace, type Told } from './attendee-places'
import { mailAttendees, type Planned } from './mail-attendees'
import { reminderSettled } from './meeting-reminded'
import { tellAttendees } from './tell-attendees'

type Meeting = { id: string; workspaceId: string; kind: MeetingKind; title: string }

type Act = 'invited' | 'changed' | 'canceled'

const verbs: Record<Act, string> = { invited: 'invited you to', changed: 'changed', canceled: 'canceled' }

const ownWords: Record<Act, string> = { invited: 'You scheduled', changed: 'You changed', canceled: 'You canceled' }

type Telling = { act: Act; isSeries: boolean; key: string; movedFrom?: Date | null }

const lineOf = ({ memberId: createdById }: Actor, { kind }: Meeting, key: string) => ({
  type: meetingKinds[kind].type,
  key,
  createdById,
})

async function listStarts(tx: Tx, told: readonly Told[]) {
  const memberIds = told.map(({ memberId }) => memberId)
  const rows = await tx.meetingAttendee.findMany({
    where: { memberId: { in: memberIds }, meetingId: { in: [...new Set(told.map(({ id }) => id))] } },
    select: {
      memberId: true,
      meetingId: true,
      startsAt: true,
      member: { select: { user: { select: { timeZone: true } } } },
    },
  })
  return new Map(rows.map(({ memberId, meetingId, ...row }) => [`${memberId} ${meetingId}`, row]))
}

type Start = { startsAt: Date; member: { user: { timeZone: string } } }

/** The day tells meetings of one title apart; of one that moved, when it takes place now. */
function whenFor({ startsAt, member }: Start, isMoved: boolean) {
  const zone = member.user.timeZone
  return isMoved ? ` to ${formatDateTime(startsAt, zone)}` : ` on ${formatDate(startsAt, 'MMM DD, YYYY', zone)}`
}

const placesOfOthers = (places: readonly AttendeePlace[], { memberId }: Actor) =>
  places.filter((place) => place.memberId !== memberId)

/** People in these places except the actor, who has the feed. */
async function tellOthers(
  tx: Tx,
  actor: Actor,
  meeting: Meeting,
  said: Telling & { places: readonly AttendeePlace[] },
) {
  const { id, kind } = meeting
  const { act, isSeries, key, places, movedFrom = null } = said
  const told = toldOf(placesOfOthers(places, actor), { id, isSeries })
  const starts = await listStarts(tx, told)
  const messageFor = ({ memberId, id: meetingId, isSeries: isWhole }: Told, inWords: typeof meetingInWords) => {
    const start = isWhole ? undefined : starts.get(`${memberId} ${meetingId}`)
    const isMoved = act === 'changed' && movedFrom !== null
    const when = start ? whenFor(start, isMoved) : ''
    return `${fullName(actor)} ${isMoved ? 'moved' : verbs[act]} ${inWords(meeting, isWhole)}${when}`
  }
  const planned = { act, key, movedFrom: movedFrom && { id, startsAt: movedFrom } }
  await tellAttendees(tx, actor, kind, { ...planned, told, messageFor })
  await mailActor(tx, actor, meeting, isSeries, { ...planned, places })
}

/** The actor's own meetings, where only a mail brings the change into their calendar. */
async function listMailedToActor(tx: Tx, { memberId }: Actor, { kind }: Meeting, places: readonly AttendeePlace[]) {
  if (kind !== 'ONE_ON_ONE') return []
  const own = places.filter((place) => place.memberId === memberId)
  const ofOthers = { id: { in: own.map(({ meetingId }) => meetingId) }, organizerId: { not: memberId } }
  const meetings = await tx.meeting.findMany({ where: ofOthers, select: inCalendar })
  const mailed = new Set(meetings.filter(({ calendar }) => !isMailedByGoogle(calendar)).map(({ id }) => id))
  return own.filter(({ meetingId }) => mailed.has(meetingId))
}

type OwnMail = Pick<Planned, 'act' | 'key' | 'movedFrom' | 'opens' | 'before'> & { places: readonly AttendeePlace[] }

async function mailActor(tx: Tx, actor: Actor, meeting: Meeting, isSeries: boolean, { places, ...said }: OwnMail) {
  const told = toldOf(await listMailedToActor(tx, actor, meeting, places), { id: meeting.id, isSeries })
  const { memberId, workspaceId, workspaceName } = actor
  const sender = { memberId, workspaceId, workspaceName, firstName: 'You', lastName: '' }
  await mailAttendees(tx, sender, meeting.kind, { ...said, told })
}

const recordOwn = (tx: Tx, actor: Actor, meeting: Meeting, { act, isSeries, key, movedFrom = null }: Telling) =>
  record(tx, meeting.workspaceId, [
    {
      ...lineOf(actor, meeting, key),
      memberId: actor.memberId,
      link: meetingPath(meeting),
      title: `${movedFrom === null ? ownWords[act] : 'You moved'} ${meetingInWords(meeting, isSeries)}`,
    },
  ])

type Extent = { ids: readonly string[]; isSeries: boolean }

async function announce(tx: Tx, actor: Actor, meeting: Meeting, { ids, ...said }: Telling & Extent) {
  await tellOthers(tx, actor, meeting, { ...said, places: await listAttendeePlaces(tx, ids) })
  await recordOwn(tx, actor, meeting, said)
}

/** `meeting.invited`: everyone in a new meeting or series. */
export const meetingInvited = (tx: Tx, actor: Actor, meeting: Meeting, extent: Extent) =>
  announce(tx, actor, meeting, { act: 'invited', key: `meeting.invited:${meeting.id}`, ...extent })

/** What reminded people of this meeting at its former time is read. */
const settleIn = (tx: Tx, meeting: Meeting, places: readonly AttendeePlace[]) =>
  reminderSettled(
    tx,
    meeting,
    places.filter(({ meetingId }) => meetingId === meeting.id).map(({ memberId }) => memberId),
  )

/** `meeting.canceled`: everyone in the canceled meetings. */
export async function meetingCanceledBy(tx: Tx, actor: Actor, meeting: Meeting, extent: Extent) {
  await announce(tx, actor, meeting, { act: 'canceled', key: `meeting.canceled:${meeting.id}`, ...extent })
  await settleIn(tx, meeting, await listAttendeePlaces(tx, [meeting.id]))
}

type Changed = Meeting & { version: number }

/** `meeting.dropped`: a mail that takes the entries that a changed series no longer has out of calendars. */
async function meetingsDropped(tx: Tx, actor: Actor, meeting: Changed, before: readonly AttendeePlace[]) {
  const { id, kind, version } = meeting
  const dropped = { act: 'dropped', key: `meeting.dropped:${id}:${version}`, opens: id, before } as const
  const told = toldOf(placesOfOthers(before, actor), { id, isSeries: false })
  await mailAttendees(tx, actor, kind, { ...dropped, told })
  await mailActor(tx, actor, meeting, false, { ...dropped, places: before })
}

type Removed = { places: readonly AttendeePlace[]; isSeries: boolean }

/** Removed attendees can't open the meeting, and no longer read its comments. */
async function forgetIn(tx: Tx, { workspaceId, kind }: Changed, places: readonly AttendeePlace[]) {
  const shut = places.map(({ memberId, meetingId }) => ({ memberId, link: meetingPath({ kind, id: meetingId }) }))
  await untellEach(tx, workspaceId, shut)
  await eraseLinesOfEach(tx, workspaceId, shut)
}

/** `meeting.removed`: removed attendees; it links to their list. */
async function removedFromMeeting(tx: Tx, actor: Actor, meeting: Changed, { places, isSeries }: Removed) {
  const { id, workspaceId, kind, title, version } = meeting
  const key = `meeting.removed:${id}:${version}`
  const message = `${fullName(actor)} removed you from “${title}”`
  await forgetIn(tx, meeting, places)
  const told = toldOf(places, { id, isSeries })
  const line = { ...lineOf(actor, meeting, key), message, link: meetingKinds[kind].path }
  await tell(
    tx,
    workspaceId,
    told.map((one) => ({ ...line, memberId: one.memberId, objectId: one.id })),
  )
  await mailAttendees(tx, actor, kind, { act: 'removed', key, told, title, before: places })
}

type Change = Extent & {
  canceledIds: readonly string[]
  made: { ids: readonly string[] } | null
  /** Places before the change. */
  before: readonly AttendeePlace[]
  titleBefore: string
  movedFrom: Date | null
  isMoved: boolean
  isReworded: boolean
}

function isAmong(places: readonly AttendeePlace[]) {
  const memberIds = new Set(places.map(({ memberId }) => memberId))
  return ({ memberId }: AttendeePlace) => memberIds.has(memberId)
}

function hasSamePlaces(before: readonly AttendeePlace[], after: readonly AttendeePlace[]) {
  const taken = new Set(before.map(({ meetingId, memberId }) => `${meetingId} ${memberId}`))
  return before.length === after.length && after.every((place) => taken.has(`${place.meetingId} ${place.memberId}`))
}

/** Calendars no longer have the entry that these places were in: its rule is another one, or it was a meeting alone. */
function isGone(after: readonly AttendeePlace[], canceledIds: readonly string[]) {
  const kept = new Set(after.map(({ ruleId }) => ruleId))
  return ({ meetingId, ruleId }: AttendeePlace) =>
    ruleId === null ? canceledIds.includes(meetingId) : !kept.has(ruleId)
}

/** `meeting.changed`, or `meeting.invited` for people who were in none of these meetings; none if all is as before. */
export async function meetingChanged(tx: Tx, actor: Actor, meeting: Changed, change: Change) {
  const { ids, made, canceledIds, before, titleBefore, movedFrom, isSeries, isMoved, isReworded } = change
  const after = await listAttendeePlaces(tx, [...ids, ...(made?.ids ?? [])])
  const [wasThere, isThere] = [isAmong(before), isAmong(after)]
  if (!isMoved && !isReworded && hasSamePlaces(before, after)) return
  if (movedFrom !== null) await settleIn(tx, meeting, before)
  const event = `${meeting.id}:${meeting.version}`
  const changed = { act: 'changed', isSeries, key: `meeting.changed:${event}`, movedFrom } as const
  const invited = { act: 'invited', isSeries, key: `meeting.invited:${event}` } as const
  await tellOthers(tx, actor, meeting, { ...changed, places: after.filter(wasThere) })
  await tellOthers(tx, actor, meeting, { ...invited, places: after.filter((place) => !wasThere(place)) })
  await recordOwn(tx, actor, meeting, changed)
  const isDropped = isGone(after, canceledIds)
  const dropped = before.filter((place) => isThere(place) && isDropped(place))
  await meetingsDropped(tx, actor, meeting, dropped)
  const places = before.filter((place) => !isThere(place))
  // They no longer read what it is called now.
  await removedFromMeeting(tx, actor, { ...meeting, title: titleBefore }, { places, isSeries })
}
