import { plural } from '@/lib/shared/text'

export type NominationBounds = { min: number; max: number }

/** Null when nobody nominates. */
export const boundsOf = (review: {
  nominationsMin: number | null
  nominationsMax: number | null
}): NominationBounds | null =>
  review.nominationsMax === null ? null : { min: review.nominationsMin ?? 0, max: review.nominationsMax }

export const boundsInWords = ({ min, max }: NominationBounds, one = 'person', many = 'people') =>
  min === max ? plural(max, one, many) : `${min} to ${plural(max, one, many)}`
