// An offer is a plan as sold: price, limits and price-list lines. A new price is a new offer; subscribers keep the old
// one until moved.
import { z } from 'zod'
import { reasonSchema } from '@/lib/audit/platform/schema'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { fullCount } from '@/lib/shared/text'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'

const MOST = 1_000_000_000

const whole = (text: string) => (text === '' ? null : Number(text))

const countOrAny = (least: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,10}$/, 'Enter a whole number, or nothing for any number.')
    .transform(whole)
    .refine((count) => count === null || (count >= least && count <= MOST), `Enter at least ${least}.`)

const count = (most = MOST) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, 'Enter a whole number.')
    .transform(Number)
    .refine((number) => number <= most, `Enter at most ${fullCount(most)}.`)

const MOST_LINES = 20
const LONGEST_LINE = 250

/** One price-list line per line. */
const linesSchema = textUpTo(6000, 'The list')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .refine((lines) => lines.length <= MOST_LINES, `A plan may have at most ${MOST_LINES} features.`)
  .refine(
    (lines) => lines.every((line) => line.length <= LONGEST_LINE),
    `A feature may have at most ${LONGEST_LINE} characters.`,
  )

const terms = {
  name: lineUpTo(100, 'A name').min(1, 'Enter a name.'),
  description: textUpTo(2000, 'A description'),
  userLimit: countOrAny(1),
  externalsPerReview: count(500),
  aiRequestLimit: count(),
  aiRequestsPerDay: count(),
  aiTokensPerDay: count(),
  applausePerPersonAndMonth: countOrAny(0),
  features: linesSchema,
}

export const editPlanSchema = z.object({ id: idSchema, ...terms })
export type EditPlanInput = z.infer<typeof editPlanSchema>

/** FREE can't be priced. */
const soldTypes = ['PRO', 'BUSINESS', 'ENTERPRISE'] as const

export const createPlanSchema = z
  .object({
    madeId: madeIdSchema,
    type: z.enum(soldTypes),
    ...terms,
    /** Rupees in, paise out. */
    pricePerMonth: count(10_000_000).transform((rupees) => rupees * 100),
    isCustomPricing: z.boolean(),
  })
  .refine(({ pricePerMonth, isCustomPricing }) => isCustomPricing || pricePerMonth > 0, {
    path: ['pricePerMonth'],
    error: 'Enter a price, or choose a custom price.',
  })
export type CreatePlanInput = z.infer<typeof createPlanSchema>

export const moveSubscribersSchema = z.object({ id: idSchema, reason: reasonSchema })
export type MoveSubscribersInput = z.infer<typeof moveSubscribersSchema>

export const createPlanParamsSchema = z.object({ from: idSchema.optional().catch(undefined) })
