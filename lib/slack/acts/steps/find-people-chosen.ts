import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/platform/db'
import type { SlackHere } from '@/lib/slack/acts/queries/find-slack-asker'
import { notHere } from '@/lib/slack/acts/refusals'
import { callSlack } from './call-slack'

const profileSchema = z.object({
  user: z.object({
    real_name: z.string().optional(),
    name: z.string().optional(),
    is_email_confirmed: z.boolean().default(true),
    profile: z.object({ email: z.string().optional(), real_name: z.string().optional() }).default({}),
  }),
})

/** Names and confirmed addresses in Slack. */
async function readProfiles(here: SlackHere, userIds: readonly string[]) {
  const answers = await callSlack(here, (slack) => Promise.all(userIds.map((user) => slack.users.info({ user }))))
  return answers.map((answer, index) => {
    const { profile, is_email_confirmed: isConfirmed, ...user } = profileSchema.parse(answer).user
    return {
      userId: userIds[index] ?? '',
      name: profile.real_name ?? user.real_name ?? user.name ?? '',
      email: isConfirmed ? (profile.email ?? null) : null,
    }
  })
}

const idsByAccount = async ({ workspaceId }: SlackHere, userIds: readonly string[]) =>
  new Map(
    (
      await db.integration.findMany({
        where: { workspaceId, provider: 'SLACK', externalId: { in: [...userIds] }, memberId: { not: null } },
        select: { externalId: true, memberId: true },
      })
    ).flatMap(({ externalId, memberId }) => (memberId === null ? [] : [[externalId, memberId]])),
  )

const idsByEmail = async ({ workspaceId }: SlackHere, emails: readonly string[]) =>
  new Map(
    (
      await db.member.findMany({
        where: { workspaceId, status: 'ACTIVE', user: { email: { in: emails.map((email) => email.toLowerCase()) } } },
        select: { id: true, user: { select: { email: true } } },
      })
    ).map(({ id, user }) => [user.email, id]),
  )

/**
 * The members of chosen Slack people, by connected account or address. Refuses unknown people by name, beside the
 * field.
 */
export async function findPeopleChosen(here: SlackHere, userIds: readonly string[], field: string): Promise<string[]> {
  const connected = await idsByAccount(here, userIds)
  const rest = userIds.filter((userId) => !connected.has(userId))
  if (rest.length === 0) return userIds.flatMap((userId) => connected.get(userId) ?? [])
  const profiles = await readProfiles(here, rest)
  const known = await idsByEmail(
    here,
    profiles.flatMap(({ email }) => email ?? []),
  )
  const memberOf = ({ email }: { email: string | null }) => known.get(email?.toLowerCase() ?? '')
  const strangers = profiles.filter((profile) => memberOf(profile) === undefined)
  if (strangers.length > 0) {
    throw notHere(
      field,
      strangers.map(({ name }) => name).filter((name) => name !== ''),
    )
  }
  const found = new Map([
    ...connected,
    ...profiles.map((profile) => [profile.userId, memberOf(profile) ?? ''] as const),
  ])
  return userIds.flatMap((userId) => found.get(userId) ?? [])
}
