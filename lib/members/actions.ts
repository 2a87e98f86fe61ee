'use server'
import { linkAction, publicAction } from '@/lib/access/action'
import { anybody } from '@/lib/access/declaration'
import { resendVerification } from './commands/resend-verification'
import { verifyEmail } from './commands/verify-email'
import { verifyEmailSchema } from './account/schema'
import { resendVerificationSchema } from './schema'

export const verifyEmailAction = linkAction(verifyEmailSchema, verifyEmail, anybody)
export const resendVerificationAction = publicAction(resendVerificationSchema, resendVerification, anybody)
