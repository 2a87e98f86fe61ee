import type { Actor } from '@/lib/access/actor'
import { savePreferences } from '@/lib/notifications/preferences/commands/save-preferences'
import { getPreferences } from '@/lib/notifications/preferences/queries/get-preferences'
import type { HearingChoice, NotificationType } from '@/lib/notifications/preferences/rules'
import type { SavePreferencesInput } from '@/lib/notifications/preferences/schema'

const usualChoices = {
  Review: { product: 'AT_ONCE', mail: 'AT_ONCE' },
  User_Invite: { product: 'AT_ONCE', mail: 'OFF' },
} as const

type Given = { readonly [type in NotificationType]?: Partial<HearingChoice> } & Partial<
  Omit<SavePreferencesInput, 'choices'>
>

/** The usual preferences but for what is given. */
export const preferences = ({ Review, User_Invite, ...hours }: Given = {}) => ({
  choices: {
    Review: { ...usualChoices.Review, ...Review },
    User_Invite: { ...usualChoices.User_Invite, ...User_Invite },
  },
  ...{ digestHour: 9, quietFrom: '', quietUntil: '', ...hours },
})

export const usual = preferences()

/** Saves the usual preferences of this person but for what is given. */
export const preferring = (actor: Actor, given: Given) => savePreferences(actor, preferences(given))

/** The preferences that somebody finds, in the shape in which they are saved. */
export async function preferencesOf(actor: Actor) {
  const { choices, digestHour, quietFrom, quietUntil } = await getPreferences(actor)
  const byType = Object.fromEntries(choices.map(({ type, product, mail }) => [type, { product, mail }]))
  return { choices: byType, digestHour, quietFrom, quietUntil }
}
