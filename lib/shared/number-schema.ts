import { z } from 'zod'
import { fullCount } from './text'

const NO_NUMBER = 'Enter a number.'

/** "1,250.5", with grouping commas. Any other comma is a decimal one. */
const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/

const plainNumber = (text: string) => Number(grouped.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))

/** A percentage may be typed with its sign. */
const numberOf = (text: string) => plainNumber(text.replace(/\s*%$/, '') || text)

/** At most this far from zero. An input's empty text is no zero. */
export const numberWithin = (limit: number) =>
  z
    .union([z.number(NO_NUMBER), z.string().trim().min(1, NO_NUMBER)], NO_NUMBER)
    .transform((value) => (typeof value === 'string' ? numberOf(value) : value))
    .pipe(
      z
        .number(NO_NUMBER)
        .min(-limit, `Enter a number above −${fullCount(limit)}.`)
        .max(limit, `Enter a number below ${fullCount(limit)}.`),
    )
