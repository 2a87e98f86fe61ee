import { z } from 'zod'
import { fullCount, isStorable, UNSTORABLE, onlyVisible } from './text'

/** What of a text can be seen, without spaces at its ends. */
export const visibleText = () => z.string().overwrite(onlyVisible).trim()

/** Visible text of at most so many characters; `what` begins the sentence that refuses more. */
export const textUpTo = (limit: number, what: string) =>
  visibleText()
    .max(limit, `${what} may have at most ${fullCount(limit)} characters.`)
    .refine(isStorable, UNSTORABLE)

/** The same on one line, so that it fits into subjects and headers. */
export const lineUpTo = (limit: number, what: string) =>
  textUpTo(limit, what).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${what} is one line of text.`)
