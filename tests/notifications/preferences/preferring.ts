import type { Actor } from '@/lib/access/actor'
import { savePreferences } from '@/lib/notifications/preferences/commands/save-preferences'
import { getPreferences } from '@/lib/notifications/preferences/queries/get-preferences'
import {
  notificationKinds,
  notificationTypes,
  usualChoice,
  type HearingChoice,
  type NotificationType,
} from '@/lib/notifications/rules/notification-kinds'
import type { SavePreferencesInput } from '@/lib/notifications/preferences/schema'

type Choices = Record<NotificationType, HearingChoice>

type Given = { readonly [type in NotificationType]?: Partial<HearingChoice> } & Partial<
  Omit<SavePreferencesInput, 'choices'>
>

/** The usual preferences but for what is given. */
export function preferences(given: Given = {}) {
  const { digestHour = 9, quietFrom = '', quietUntil = '' } = given
  const choices = notificationKinds.map((kind) => [kind.type, { ...usualChoice(kind), ...given[kind.type] }])
  return { choices: Object.fromEntries(choices) as Choices, digestHour, quietFrom, quietUntil }
}

/** What turns off the mail of every kind. */
export const noMail: Given = Object.fromEntries(notificationTypes.map((type) => [type, { mail: 'OFF' }]))

export const usual = preferences()

/** Saves the usual preferences of this person but for what is given. */
export const preferring = (actor: Actor, given: Given) => savePreferences(actor, preferences(given))

/** The preferences that somebody finds, in the shape in which they are saved. */
export async function preferencesOf(actor: Actor) {
  const { choices, digestHour, quietFrom, quietUntil } = await getPreferences(actor)
  const byType = Object.fromEntries(choices.map(({ type, product, mail, slack }) => [type, { product, mail, slack }]))
  return { choices: byType, digestHour, quietFrom, quietUntil }
}
