import { startNode } from './children.mjs'
import { Stop } from './print.mjs'
import { waitUntil } from './processes.mjs'
import { fromRoot } from './root.mjs'

const START_WITHIN = 60_000

/** The settings by any of which one sees that a service is to be reached for real, and how the names of its settings begin. */
const owners = /** @type {const} */ ([
  [['GOOGLE_CLIENT_ID'], ['GOOGLE_']],
  [['SLACK_CLIENT_ID'], ['SLACK_']],
  [
    ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'AI_MODEL'],
    ['OPENAI_', 'AI_'],
  ],
  [['RAZORPAY_KEY_ID'], ['RAZORPAY_']],
  [['BLOG_URL'], ['BLOG_']],
  [['POSTHOG_KEY'], ['POSTHOG_']],
])

/**
 * Without the settings of services whose own are given.
 * @param {Record<string, string>} settings
 * @param {Record<string, string | undefined>} given
 */
function unlessGiven(settings, given) {
  const real = owners.filter(([names]) => names.some((name) => given[name])).flatMap(([, prefixes]) => [...prefixes])
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !real.some((start) => name.startsWith(start))))
}

/**
 * Starts stand-ins for the services Rapport connects to, on this machine alone, and resolves to the settings that lead to
 * them.
 * @param {{ near: number, given: Record<string, string | undefined>, books?: string, log?: string }} options `near`: a port beside which theirs is, if it is free; `books`: a file for what was paid, which else goes with the process
 */
export async function startProviders({ near, given, books, log }) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    PROVIDERS_PORT: String(near + 10),
    PRODUCT_URL: `http://localhost:${near}`,
    PROVIDERS_BOOKS: books,
    TSX_TSCONFIG_PATH: fromRoot('scripts/tsconfig.seed.json'),
  }
  const flags = ['--import', import.meta.resolve('tsx')]
  const child = startNode({ args: [fromRoot('tests/support/providers/serve.ts')], flags, env, log, tells: true })
  await waitUntil(() => child.isReady() || child.hasExited(), START_WITHIN)
  if (child.hasExited() || !child.isReady()) {
    await child.stop()
    throw new Stop('The stand-ins for Google, Slack, AI, Razorpay and the blog did not start.')
  }
  const settings = /** @type {Record<string, string>} */ (child.said())
  return { settings: unlessGiven(settings, given), stop: child.stop }
}
