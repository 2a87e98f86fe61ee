import 'server-only'
import { z } from 'zod'
import { isPatterned } from '@/lib/shared/randomness'

const TOO_REGULAR = 'must be random, not a row or a repetition; .env.example says how to make one'

/** Long and irregular, like random text. A made-up sentence passes too, so the settings ask for a generated one. */
const secret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((text) => !isPatterned(Buffer.from(text)), TOO_REGULAR)

const key = z
  .base64()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
  .refine((text) => !isPatterned(Buffer.from(text, 'base64')), TOO_REGULAR)

const production = z.object({
  RAPPORT_MODE: z.literal('production'),
  APP_URL: z.url({ protocol: /^https?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
})

/** Locally, the start script may set everything, and links follow the address in use. */
const local = z.object({
  RAPPORT_MODE: z.enum(['demo', 'development', 'test']),
  APP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
})

const database = z.url({ protocol: /^postgres(ql)?$/ })

const common = z.object({
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  NEXTAUTH_SECRET: secret,
  DATA_KEY: key,
  MAIL_FROM: z.string().min(3).default('Rapport <no-reply@rapport.local>'),
  MAILBOX_DIR: z.string().optional(),
  WORKER: z.enum(['on', 'off']).default('on'),
  BILLING: z.enum(['on', 'off']).default('on'),
  TRIAL_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  LOG_LEVEL: z.enum(['debug', 'info', 'error', 'silent']).default('info'),
})

const address = z.url({ protocol: /^https?$/ })

const dsn = z
  .string()
  .regex(/^https?:\/\/\w+@[^\s/?#@]+\/(\S+\/)?\d+$/, 'must be a DSN, such as https://key@sentry.example.com/1')

// A personal key, which can read analytics, begins otherwise.
const projectKey = z.string().regex(/^phc_\w+$/, 'must be the key of a project, which begins with phc_')

/** Without keys a service is not offered; addresses default to the vendors'. */
const services = z.object({
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_API_ROOT_URL: address.default('https://www.googleapis.com/'),
  GOOGLE_OAUTH_AUTH_URL: address.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_OAUTH_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
  GOOGLE_OAUTH_REVOKE_URL: address.default('https://oauth2.googleapis.com/revoke'),
  SLACK_CLIENT_ID: z.string().optional(),
  SLACK_CLIENT_SECRET: z.string().optional(),
  SLACK_SIGNING_SECRET: z.string().optional(),
  SLACK_API_URL: address.default('https://slack.com/api/'),
  SLACK_AUTHORIZE_URL: address.default('https://slack.com/oauth/v2/authorize'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  AI_MODEL: z.string().max(200).default('gpt-4.1-mini'),
  BLOG_URL: address.optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
  RAZORPAY_API_URL: address.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_JS_URL: address.default('https://checkout.razorpay.com/v1/checkout.js'),
  SENTRY_DSN: dsn.optional(),

  POSTHOG_KEY: projectKey.optional(),
  POSTHOG_HOST: address.default('https://eu.i.posthog.com'),
})

const schema = z
  .intersection(common.extend(services.shape), z.discriminatedUnion('RAPPORT_MODE', [production, local]))
  // A leak of one must not reveal the other.
  .refine(({ NEXTAUTH_SECRET, DATA_KEY }) => NEXTAUTH_SECRET !== DATA_KEY, {
    path: ['DATA_KEY'],
    error: 'must not be the same as NEXTAUTH_SECRET',
  })

type Settings = z.infer<typeof schema>

/** Parsed once, at first use; names every missing or weak variable. */
export function readEnv(source: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse({ RAPPORT_MODE: 'production', ...filled })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Rapport cannot start, these settings are missing or not usable:\n${faults.join('\n')}`)
}

let settings: Settings | undefined

/** Nothing else reads the environment. */
export const env = new Proxy({} as Settings, {
  get: (_, name) => (settings ??= readEnv(process.env))[name as keyof Settings],
})

export const isDemo = () => env.RAPPORT_MODE === 'demo'

/** Connecting costs more than a page's queries, so connections outlast the breaks between pages. */
const KEPT_FOR = 5 * 60_000

/** A pool of connections with one more option of PostgreSQL's. */
export function poolOptions(option: string, max: number) {
  const url = new URL(env.DATABASE_URL)
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${option}`.trim())
  return { connectionString: url.href, max, idleTimeoutMillis: KEPT_FOR }
}
