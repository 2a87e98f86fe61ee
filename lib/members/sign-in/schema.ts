// A sign-in begins a session, a browser named by its device: by password or mailed link, with a second step for people who
// have one. This part owns the ways to sign in, the choice of the first workspace, and the list of sessions, which end
// immediately because the session token holds their id. It refuses to reveal by answer or timing whether an address has an
// account, and other people's sessions, and stores no IP address and no location.
import { z } from 'zod'
import { emailSchema } from '@/lib/members/schema'
import { passwordLimits } from '@/lib/members/account/rules'
import { idSchema } from '@/lib/shared/id'

export const passwordSignInSchema = z.object({
  email: emailSchema,
  // Longer input can't be a password, so it isn't hashed.
  password: z.string().min(1, 'Enter your password.').max(passwordLimits.max).normalize('NFKC'),
})
export type PasswordSignInInput = z.infer<typeof passwordSignInSchema>

export const linkSignInSchema = z.object({ email: emailSchema })
export type LinkSignInInput = z.infer<typeof linkSignInSchema>

export const switchWorkspaceSchema = z.object({ workspaceId: z.uuid() })

/** Other codes would be a stranger's words in our log. */
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

/** Invalid values count as missing. */
export const signInParamsSchema = z.object({
  error: z.string().max(60).optional().catch(undefined),
  done: z.enum(['reset', 'deleted', 'two-step']).optional().catch(undefined),
  callbackUrl: z.string().max(2000).optional().catch(undefined),
})

export const signOutDeviceSchema = z.object({ id: idSchema })
export type SignOutDeviceInput = z.infer<typeof signOutDeviceSchema>

export const signOutOtherDevicesSchema = z.object({})
