import type { ReactElement } from 'react'
import type { Face } from './face'

/** A mail with its layout; photo and settings link are added on sending. */
export type Paper = ReactElement<{ settingsLink?: string; face?: Face }>

type Template<Props extends object> = {
  default: (props: Props) => Paper
  subject: (props: Props) => string
  /** The part still true on sending; null: nothing. None: always all. */
  asOf?: (props: Props, at: Date) => Props | null
}

/** Delivery rules; by default a mail leaves immediately and can't be turned off. */
export type LetterFacts = {
  /** Its notification kind: can be turned off, and waits for quiet hours. */
  about?: string
  /** Waits for quiet hours without being of one kind. */
  canWait?: true
  /** Somebody waits at a screen, so it is sent first. */
  isAwaited?: true
  /** Only non-respondents get it, so bounces are hidden: they would reveal who hasn't answered. */
  isForUnanswered?: true
  /** Follows a changed address, as all deferrable mails do. */
  followsReader?: true
  /** Minutes for which its link works; later it isn't sent. */
  worksMinutes?: number
}

/** A mail's delivery rules and lazily loaded template. */
export const letter = <Props extends object, const Facts extends LetterFacts = { about?: never }>(
  load: () => Promise<Template<Props>>,
  facts?: Facts,
) => ({
  facts,
  /** Renders the stored props as of now; null if nothing is still true. */
  write: async (kept: string, at: Date) => {
    const template = await load()
    const parsed: Props = JSON.parse(kept)
    const props = template.asOf ? template.asOf(parsed, at) : parsed
    return props && { props, subject: template.subject(props), paper: template.default(props) }
  },
})
