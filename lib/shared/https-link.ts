import { z } from 'zod'
import { fullCount, isStorable, UNSTORABLE } from './text'

/** Adds https where it is missing, so "example.com" works and script links don't. */
export function httpsLink(link: string): string {
  const trimmed = link.trim()
  if (trimmed === '' || /^https:\/\//i.test(trimmed)) return trimmed
  return `https://${trimmed.replace(/^http:\/\//i, '')}`
}

/** A web address; https is added where it is missing. */
export const webAddress = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Enter the address.')
    .transform(httpsLink)
    .pipe(
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'This isn’t a web address.' })
        .max(most, `An address has at most ${fullCount(most)} characters.`)
        .refine(isStorable, UNSTORABLE),
    )
