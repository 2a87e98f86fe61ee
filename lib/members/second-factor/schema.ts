// A second factor is a code of an authenticator app, asked after a password or a mailed link; screens call it two-step
// sign-in. This part owns its key, its recovery codes and the second step of a sign-in. It refuses to show a key again,
// to accept a code twice, and a session between the two steps.
import { z } from 'zod'
import { ownPasswordSchema } from '@/lib/members/account/schema'

const LONGEST_CODE = 40

/** Spaces and hyphens are allowed. */
const codeSchema = z
  .string()
  .max(LONGEST_CODE, 'This code is too long.')
  .transform((typed) => typed.toLowerCase().replace(/[^a-z\d]/g, ''))
  .pipe(z.string().min(1, 'Enter a code.'))

/** Empty for people without a password. */
export const beginSecondFactorSchema = z.object({ password: ownPasswordSchema.default('') })
export type BeginSecondFactorInput = z.infer<typeof beginSecondFactorSchema>

export const turnOnSecondFactorSchema = z.object({ setUp: z.string().max(500), code: codeSchema })
export type TurnOnSecondFactorInput = z.infer<typeof turnOnSecondFactorSchema>

export const provenByCodeSchema = z.object({ code: codeSchema })
export type ProvenByCodeInput = z.infer<typeof provenByCodeSchema>

export const resetSecondFactorSchema = z.object({ email: z.string().trim().toLowerCase().max(254) })
export type ResetSecondFactorInput = z.infer<typeof resetSecondFactorSchema>
