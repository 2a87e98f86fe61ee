import { z } from 'zod'
import { fullCount, isStorable, UNSTORABLE, onlyVisible } from './text'

/** Visible and trimmed. */
export const visibleText = () => z.string().overwrite(onlyVisible).trim()

/** `what` begins the sentence that refuses longer text. */
export const textUpTo = (limit: number, what: string) =>
  visibleText()
    .max(limit, `${what} may have at most ${fullCount(limit)} characters.`)
    .refine(isStorable, UNSTORABLE)

/** On one line, for subjects and headers. */
export const lineUpTo = (limit: number, what: string) =>
  textUpTo(limit, what).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${what} is one line of text.`)
