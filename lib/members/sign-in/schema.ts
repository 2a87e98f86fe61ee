// A sign-in begins a session: by password, or by a link mailed to the address, and a second step for people who have one.
// This part owns the ways in and the choice of the workspace one arrives in.
// It refuses to answer faster, slower or otherwise for an address that has no account.
import { z } from 'zod'
import { emailSchema } from '@/lib/members/schema'
import { passwordLimits } from '@/lib/members/passwords/schema'

export const passwordSignInSchema = z.object({
  email: emailSchema,
  // Longer than any password can be is not worth hashing.
  password: z.string().min(1, 'Enter your password.').max(passwordLimits.max).normalize('NFKC'),
})
export type PasswordSignInInput = z.infer<typeof passwordSignInSchema>

export const linkSignInSchema = z.object({ email: emailSchema })
export type LinkSignInInput = z.infer<typeof linkSignInSchema>

/** What a browser sends to go on in another workspace. */
export const switchWorkspaceSchema = z.object({ workspaceId: z.uuid() })

/** What next-auth reports from a browser. Any other code would be a stranger's own words in our log. */
export const browserReportSchema = z.object({
  code: z.enum([
    'CLIENT_FETCH_ERROR',
    'CLIENT_SESSION_ERROR',
    'MISSING_NEXTAUTH_API_ROUTE_ERROR',
    'NO_SECRET',
    'CALLBACK_CREDENTIALS_HANDLER_ERROR',
    'EMAIL_REQUIRES_ADAPTER_ERROR',
    'MISSING_ADAPTER_METHODS_ERROR',
    'CALLBACK_CREDENTIALS_JWT_ERROR',
    'INVALID_CALLBACK_URL_ERROR',
    'OAuthCallbackError',
    'AccountNotLinkedError',
  ]),
})

/** The query of the sign-in screens. What is not understood is as good as missing. */
export const signInParamsSchema = z.object({
  error: z.string().max(60).optional().catch(undefined),
  done: z.enum(['reset']).optional().catch(undefined),
  callbackUrl: z.string().max(2000).optional().catch(undefined),
})
