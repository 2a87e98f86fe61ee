import 'server-only'
import { db } from '@/lib/platform/db'
import { profileSelect } from '@/lib/members/profile/queries'
import { MAIL_ONLY } from '@/lib/notifications/rules'
import { fullCount } from '@/lib/shared/text'
import type { PersonActor } from '@/lib/access/person'
import { now } from '@/lib/platform/clock'

/** A person is told far less in many years; a file must not grow without end. */
const MOST = 10_000

// One more than is shown, to know whether something is left out.
const newest = { orderBy: { createdAt: 'desc' }, take: MOST + 1 } as const

const sessionSelect = { device: true, createdAt: true, usedAt: true, endedAt: true } as const

const findAccount = (userId: string) =>
  db.user.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: userId },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      emailVerifiedAt: true,
      timeZone: true,
      digestHour: true,
      quietFrom: true,
      quietUntil: true,
      createdAt: true,
      profile: { select: profileSelect },
      picture: { select: { file: true, createdAt: true } },
      sessions: { orderBy: { usedAt: 'desc' }, select: sessionSelect },
    },
  })

const findPlaces = (userId: string) =>
  db.member.findMany({
    relationLoadStrategy: 'join',
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      workspace: { select: { name: true } },
      role: true,
      status: true,
      createdAt: true,
      teams: { select: { isManager: true, team: { select: { name: true } } } },
      tags: { select: { tag: { select: { name: true } } } },
      preferences: { select: { type: true, channel: true, delivery: true } },
      invitations: { ...newest, select: { role: true, status: true, createdAt: true, sentAt: true, acceptedAt: true } },
    },
  })

/** What a workspace holds is for those who have a place in it, also what was written by somebody who has lost theirs. */
const present = (userId: string) => ({ userId, status: 'ACTIVE' }) as const

const told = { workspace: { select: { name: true } }, type: true, link: true, createdAt: true } as const

const findNotifications = (userId: string) =>
  db.notification.findMany({
    where: { member: present(userId) },
    ...newest,
    select: { ...told, message: true, readAt: true },
  })

/** What only waits for its daily mail stands in no list, so nobody has read it. */
const notified = <Row extends { readAt: Date | null }>({ readAt, ...row }: Row) => ({
  ...row,
  readAt: readAt?.getTime() === MAIL_ONLY.getTime() ? null : readAt,
})

const findActivity = (userId: string) =>
  db.activity.findMany({ where: { member: present(userId) }, ...newest, select: { ...told, title: true } })

const findTemplates = (userId: string) =>
  db.template.findMany({
    relationLoadStrategy: 'join',
    where: { creator: present(userId), deletedAt: null },
    ...newest,
    select: {
      workspace: { select: { name: true } },
      ...{ title: true, description: true, content: true, tags: true, isShared: true, createdAt: true, savedAt: true },
    },
  })

const findCreated = (userId: string) =>
  db.review.findMany({
    relationLoadStrategy: 'join',
    where: { creator: present(userId) },
    ...newest,
    select: {
      workspace: { select: { name: true } },
      title: true,
      description: true,
      status: true,
      anonymity: true,
      createdAt: true,
      publishedAt: true,
      closedAt: true,
      releasedAt: true,
      // Until it is sent the questions stand in the form, and then each for itself.
      form: { select: { content: true } },
      questions: {
        orderBy: { position: 'asc' },
        select: {
          text: true,
          help: true,
          type: true,
          options: { orderBy: { position: 'asc' }, select: { text: true } },
        },
      },
    },
  })

type Created = Awaited<ReturnType<typeof findCreated>>[number]

const written = ({ workspace, form, questions, ...review }: Created) => ({
  ...{ workspace: workspace.name, ...review },
  draft: review.status === 'DRAFT' ? form?.content : undefined,
  questions: questions.map(({ options, ...question }) => ({ ...question, options: options.map(({ text }) => text) })),
})

type Words = { workspace: string; feedback: string; saidOn: string; at: Date; text: string }

/** What they wrote to those who read feedback: along with its release, or once they had read their own. */
const findWords = (userId: string) => db.$queryRaw<Words[]>`
  SELECT w.name AS workspace, r.title AS feedback, said."saidOn", said.at, said.text
  FROM "Member" m JOIN "Workspace" w ON w.id = m."workspaceId" JOIN "Review" r ON r."workspaceId" = m."workspaceId"
    CROSS JOIN LATERAL (VALUES ('releasing it', r."releasedById", r."releasedAt", r."releaseNote"),
      ('having read it', r."subjectId", r."acknowledgedAt", r.acknowledgement)) said ("saidOn", "memberId", at, text)
  WHERE m."userId" = ${userId}::uuid AND m.status = 'ACTIVE' AND said."memberId" = m.id AND said.text IS NOT NULL
  ORDER BY said.at DESC, r.id LIMIT ${MOST + 1}`

/**
 * Answers that carry a name, with what of them is changed and not sent: that belongs to an owner of its own. Those given to anonymous reviews are not among them and cannot be: what is stored of them
 * holds no id of a person, so that nothing, this file included, could tie them to one.
 */
const findNamedAnswers = (userId: string, revisionOwners: string[]) =>
  db.answer.findMany({
    where: { response: { OR: [{ assignee: { member: present(userId) } }, { ownerHash: { in: revisionOwners } }] } },
    orderBy: [{ reviewId: 'asc' }, { question: { position: 'asc' } }, { id: 'asc' }],
    take: MOST + 1,
    select: {
      workspace: { select: { name: true } },
      review: { select: { title: true } },
      question: { select: { text: true, options: { select: { id: true, text: true } } } },
      response: { select: { status: true, submittedAt: true } },
      text: true,
      score: true,
      yes: true,
      optionIds: true,
    },
  })

type NamedAnswer = Awaited<ReturnType<typeof findNamedAnswers>>[number]

const inWords = ({ workspace, review, question, response, optionIds, ...said }: NamedAnswer) => ({
  ...{ workspace: workspace.name, feedback: review.title, question: question.text },
  ...{ status: response?.status, submittedAt: response?.submittedAt, ...said },
  chosen: question.options.filter(({ id }) => optionIds.includes(id)).map(({ text }) => text),
})

const inWorkspace = <Row extends { workspace: { name: string } | null }>({ workspace, ...row }: Row) => ({
  workspace: workspace?.name,
  ...row,
})

const upToMost = <Row>(rows: readonly Row[]) => rows.slice(0, MOST)

/** The file says beside what is cut that there is more; where nothing is missing it says nothing. */
const leftOutOf = (rows: readonly unknown[]) =>
  rows.length > MOST ? `Only ${fullCount(MOST)} of these are in this file. There are more.` : undefined

/**
 * All that is kept about a person, across their workspaces, as far as it is theirs: nothing that others wrote, and
 * nothing of whom they invited, asked or proposed, or who answered. `revisionOwners` are those of what they are changing in
 * sent answers; without them it is left out.
 */
export async function getOwnData({ userId }: Pick<PersonActor, 'userId'>, revisionOwners: string[] = []) {
  const [{ profile, picture, sessions, ...account }, places, ...rest] = await Promise.all([
    findAccount(userId),
    findPlaces(userId),
    findNotifications(userId),
    findActivity(userId),
    findTemplates(userId),
    findCreated(userId),
    findNamedAnswers(userId, revisionOwners),
    findWords(userId),
  ])
  const [notifications, activity, templates, created, answers, words] = rest
  return {
    madeAt: now(),
    about:
      'What Rapport keeps about you. Answers you gave anonymously are not in it: nothing that is stored ties them to you.',
    ...{ account, profile, devices: sessions },
    photo: picture && { addedAt: picture.createdAt, webpInBase64: Buffer.from(picture.file).toString('base64') },
    workspaces: places.map(({ workspace, teams, tags, invitations, ...place }) => ({
      ...{ name: workspace.name, ...place },
      teams: teams.map(({ isManager, team }) => ({ name: team.name, isManager })),
      tags: tags.map(({ tag }) => tag.name),
      invitationsYouSent: upToMost(invitations),
      invitationsLeftOut: leftOutOf(invitations),
    })),
    notifications: upToMost(notifications).map(notified).map(inWorkspace),
    notificationsLeftOut: leftOutOf(notifications),
    activity: upToMost(activity).map(inWorkspace),
    activityLeftOut: leftOutOf(activity),
    templatesYouWrote: upToMost(templates).map(inWorkspace),
    templatesLeftOut: leftOutOf(templates),
    feedbackYouAskedFor: upToMost(created).map(written),
    feedbackLeftOut: leftOutOf(created),
    answersWithYourName: upToMost(answers).map(inWords),
    answersLeftOut: leftOutOf(answers),
    wordsBesideFeedback: upToMost(words),
    wordsLeftOut: leftOutOf(words),
  }
}
