import type { Actor } from '@/lib/access/actor'
import { savePreferences } from '@/lib/notifications/preferences/commands/save-preferences'
import type { SavePreferencesInput } from '@/lib/notifications/preferences/schema'

export const usual: SavePreferencesInput = {
  ...{ reviewProduct: 'AT_ONCE', reviewMail: 'AT_ONCE', inviteProduct: 'AT_ONCE', inviteMail: 'OFF' },
  ...{ digestHour: 9, quietFrom: '', quietUntil: '' },
}

/** Saves the usual preferences of this person but for what is given. */
export const preferring = (actor: Actor, given: Partial<SavePreferencesInput>) =>
  savePreferences(actor, { ...usual, ...given })
