// An integration is an account at another service, Google Calendar or Slack: a member's own, or one of the workspace. The
// module seals its tokens, gives fresh access to the callers of the service, and holds the queue of those calls. What is said
// there is the business of the modules above.
import { z } from 'zod'

export const providerNames = ['GOOGLE', 'SLACK'] as const

export const connectAccountSchema = z.object({ provider: z.enum(providerNames) })
export type ConnectAccountInput = z.infer<typeof connectAccountSchema>

export const connectWorkspaceSchema = z.object({})

/** What a provider sends people back with: a code, or an error when they declined. */
export const finishConnectionSchema = z.object({
  provider: z.enum(providerNames),
  state: z.string().min(1).max(100),
  code: z.string().max(2000).default(''),
})
export type FinishConnectionInput = z.infer<typeof finishConnectionSchema>

export const disconnectAccountSchema = z.object({ provider: z.enum(providerNames) })
export type DisconnectAccountInput = z.infer<typeof disconnectAccountSchema>

export const disconnectWorkspaceSchema = z.object({})

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
const parameter = (length: number) => z.preprocess(first, z.string().max(length).catch('')).default('')

/** The path and query of the page to which a provider sends people back. */
export const connectParamsSchema = z.object({
  provider: z
    .string()
    .transform((name) => name.toUpperCase())
    .pipe(z.enum(providerNames)),
  state: parameter(100),
  code: parameter(2000),
})
