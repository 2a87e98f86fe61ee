import type { ReactElement } from 'react'
import type { Face } from './face'

/** A letter on its paper, which the sender's face and the settings link are added to as it leaves. */
export type Paper = ReactElement<{ settingsLink?: string; face?: Face }>

type Template<Props extends object> = {
  default: (props: Props) => Paper
  subject: (props: Props) => string
  /** What of it is still so when it leaves; null: nothing. Where it is missing, all of it. */
  asOf?: (props: Props, at: Date) => Props | null
}

/** How a mail is delivered. Without any of it, it leaves at once and cannot be turned off. */
export type LetterFacts = {
  /** The kind of notification it tells of: its reader can turn it off, and it waits for the end of quiet hours. */
  about?: string
  /** Waits for the end of quiet hours, too, as it is about many kinds. */
  canWait?: true
  /** Somebody waits for it in front of a screen, so it leaves before all others. */
  isAwaited?: true
  /** Only people who haven’t answered get it, so its bounces stay unknown: they would reveal who is silent. */
  isForUnanswered?: true
  /** Follows its reader to a new address, as everything does that can wait. */
  followsReader?: true
}

/** A mail of the product: how it is delivered, and its template, which is loaded with the first that is sent. */
export const letter = <Props extends object, const Facts extends LetterFacts = { about?: never }>(
  load: () => Promise<Template<Props>>,
  facts?: Facts,
) => ({
  facts,
  /** What it says at this moment, from its props as they were kept in JSON; null when nothing of it still holds. */
  write: async (kept: string, at: Date) => {
    const template = await load()
    const parsed: Props = JSON.parse(kept)
    const props = template.asOf ? template.asOf(parsed, at) : parsed
    return props && { props, subject: template.subject(props), paper: template.default(props) }
  },
})
