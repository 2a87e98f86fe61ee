import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { leaveDigest } from '@/lib/notifications/digests/steps/leave-digest'
import { moveDigest } from '@/lib/notifications/digests/steps/move-digest'
import { kindsIn, usualChoice } from '@/lib/notifications/rules/notification-kinds'
import type { SavePreferencesInput } from '@/lib/notifications/preferences/schema'
import { leaveSlack } from '@/lib/notifications/slack/steps/leave-slack'

/** Kinds turned off leave the daily mail. */
async function leaveUnwanted(tx: Tx, actor: Actor, { choices }: SavePreferencesInput) {
  const { workspaceId, memberId } = actor
  const unwanted = kindsIn(actor).filter((kind) => (choices[kind.type] ?? usualChoice(kind)).mail === 'OFF')
  const types = unwanted.map(({ type }) => type)
  await leaveDigest(tx, { workspaceId, memberId }, types)
}

/** Default choices have no row. */
function rowsOf(actor: Actor, { choices }: SavePreferencesInput) {
  const { workspaceId, memberId } = actor
  return kindsIn(actor).flatMap((kind) => {
    const usual = usualChoice(kind)
    const { product, mail, slack = usual.slack } = choices[kind.type] ?? usual
    const row = { workspaceId, memberId, type: kind.type }
    return [
      ...(product === usual.product ? [] : [{ ...row, channel: 'PRODUCT' as const, delivery: product }]),
      ...(mail === usual.mail ? [] : [{ ...row, channel: 'MAIL' as const, delivery: mail }]),
      ...(slack === usual.slack ? [] : [{ ...row, channel: 'SLACK' as const, delivery: slack }]),
    ]
  })
}

const typesIn = (actor: Actor) => kindsIn(actor).map(({ type }) => type)

/** Empty without Slack, where the form doesn't ask. */
const slackTypes = (actor: Actor, { choices }: SavePreferencesInput) =>
  typesIn(actor).filter((type) => choices[type]?.slack !== undefined)

function leaveUnwantedSlack(tx: Tx, actor: Actor, { choices }: SavePreferencesInput) {
  const { workspaceId, memberId } = actor
  return leaveSlack(tx, {
    workspaceId,
    memberId,
    types: typesIn(actor).filter((type) => choices[type]?.slack === 'OFF'),
  })
}

/** Saves the actor's choices here and their mail times; those of kinds that are switched off stay. Idempotent. */
export async function savePreferences(actor: Actor, input: SavePreferencesInput) {
  const { userId, workspaceId, memberId } = actor
  const { digestHour, quietFrom, quietUntil } = input
  await transaction(async (tx) => {
    // Serialises two windows, so that the saved choices all come from one.
    await tx.user.update({
      where: { id: userId },
      data: { digestHour, quietFrom: quietFrom || null, quietUntil: quietUntil || null },
      select: { id: true },
    })
    const own = { workspaceId, memberId }
    await tx.notificationPreference.deleteMany({
      where: { ...own, type: { in: typesIn(actor) }, channel: { not: 'SLACK' } },
    })
    await tx.notificationPreference.deleteMany({
      where: { ...own, type: { in: slackTypes(actor, input) }, channel: 'SLACK' },
    })
    await tx.notificationPreference.createMany({ data: rowsOf(actor, input) })
    await leaveUnwanted(tx, actor, input)
    await leaveUnwantedSlack(tx, actor, input)
    await moveDigest(tx, userId)
  })
  return {}
}
