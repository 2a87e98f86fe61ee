import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { freePort } from '@/scripts/support/ports.mjs'
import { fromRoot } from '@/scripts/support/root.mjs'
import { startAppServer } from '@/scripts/support/server/app-server.mjs'
import { capturedIn, posthogKey, posthogRoutes } from '@/tests/support/providers/posthog'
import { createStandIn } from '@/tests/support/providers/stand-in'

/** PostHog's client counts no browser that looks like a machine's. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

function lookLikeAPerson() {
  Object.defineProperty(navigator, 'webdriver', { get: () => false })
  Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
}

/** Only PostHog's client has this word. */
const OF_CLIENT = '$initialization_time'

type Visit = (actor?: Actor, options?: BrowserContextOptions) => Promise<Page>
type Given = { actor?: Actor; choice?: 'yes' | 'no'; options?: BrowserContextOptions; script?: () => void }

/** A browser, with what it sends to /ingest and whether it has fetched the client. */
async function browse(site: string, visit: Visit, { actor, choice, options, script }: Given) {
  const page = await visit(actor, { userAgent, baseURL: site, ...options })
  const context = page.context()
  await context.addInitScript(lookLikeAPerson)
  if (script) await context.addInitScript(script)
  if (choice) await context.addCookies([{ name: 'analytics', value: choice, url: site }])
  const sent: string[] = []
  const scripts: Promise<string>[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/ingest')) sent.push(`${request.url()} ${request.postData()}`)
    const read = async () => (await request.response())?.text() ?? ''
    if (pathname.endsWith('.js')) scripts.push(read().catch(() => ''))
  })
  return { page, sent, silence: () => silenceOf(page, sent, scripts) }
}

/** A Rapport with a key, beside the one without that all other tests use, and the PostHog it sends to. */
export async function startCounting(name: string) {
  const standIn = createStandIn()
  const [port, posthog] = [await freePort(), await standIn.listen()]
  const site = `http://localhost:${port}`
  const env = { ...process.env, APP_URL: site, AUTH_TRUST_HOST: 'true' }
  const settings = { ...env, POSTHOG_KEY: posthogKey, POSTHOG_HOST: `${posthog}/posthog` }
  const log = fromRoot(`.data/analytics-${name}.log`)
  const server = await startAppServer({ env: settings, port, log })
  const captured = () => standIn.seen.map(({ body }) => capturedIn(body))

  return {
    site,
    standIn,
    captured,
    browse: (visit: Visit, given: Given = {}) => browse(site, visit, given),
    opened: () => captured().map(({ event, properties }) => `${event} ${properties.$pathname}`),
    begin: () => standIn.use({ name: 'posthog', routes: posthogRoutes() }),
    stop: async () => {
      await server.stop()
      standIn.close()
    },
  }
}

export type Counting = Awaited<ReturnType<typeof startCounting>>

/** Until the page has nothing left to do: what is fetched or counted has been begun by then. */
const rest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A page that draws nothing more may never be idle for the browser.
        const whenIdle = (act: () => void) => requestIdleCallback(act, { timeout: 2000 })
        whenIdle(() => whenIdle(() => setTimeout(resolve, 100)))
      }),
  )

/** What was sent, and whether the client was fetched, once the page rests. */
async function silenceOf(page: Page, sent: string[], scripts: Promise<string>[]) {
  await rest(page)
  const hasClient = (await Promise.all(scripts)).some((text) => text.includes(OF_CLIENT))
  await rest(page)
  return { sent: [...sent], hasClient }
}

/** Nothing was sent, and nothing of PostHog was fetched. */
export const silent = { sent: [], hasClient: false }

/** Where a visitor is asked. */
export const lineOf = (page: Page) => page.getByRole('region', { name: 'Usage statistics' })

/** Where the answer is changed. */
export const switchOf = (page: Page) => page.getByRole('switch', { name: 'Count the pages I open' })

/** Follows a link of the public pages without loading anything anew. */
export const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name }).click()
