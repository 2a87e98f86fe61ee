import { fieldRefusal, Refusal } from '@/lib/shared/refusal'
import { nameList } from '@/lib/shared/text'

export const connectFirst = () => new Refusal('signed-out', 'Connect your Slack account first.')

export const slackAway = () => new Refusal('conflict', 'Slack didn’t answer. Try again.')

export const openAgain = () => new Refusal('conflict', 'This dialog is out of date. Close it and open it again.')

/** Unknown people chosen in Slack; empty if Slack gave no names. */
export function notHere(field: string, names: readonly string[]) {
  const who = names.length === 0 ? 'Someone you chose' : nameList(names, 3)
  return fieldRefusal(field, `${who} ${names.length > 1 ? 'aren’t' : 'isn’t'} in your workspace. Remove them.`)
}

export const gated = (sentence: string) => new Refusal('plan-limit', sentence)

export const invalidFields = (fields: Readonly<Record<string, string>>) =>
  new Refusal('invalid', Object.values(fields)[0] ?? '', fields)
