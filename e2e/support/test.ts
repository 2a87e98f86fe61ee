import { randomInt } from 'node:crypto'
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { Actor } from '@/lib/access/actor'
import { waitUntilAwake } from './awake'
import { signIn } from './session'
import { watch } from './watch'

type Options = Parameters<Browser['newContext']>[0]

type Fixtures = {
  /** Messages of the browser's console that a test brings about on purpose. */
  expectedErrors: RegExp[]
  /** A browser of its own for this person, or for somebody signed out. */
  visit: (actor?: Actor, options?: Options) => Promise<Page>
  /** Makes the first browser that of this person. */
  arriveAs: (actor: Actor) => Promise<void>
}

export type Opened = { context: BrowserContext; page: Page; faults: string[] }

/** A browser of its own for this person, or for somebody signed out, and what goes wrong in it. */
export async function openBrowser(
  browser: Browser,
  expected: RegExp[],
  actor?: Actor,
  options?: Options,
): Promise<Opened> {
  const context = await browser.newContext(options)
  if (options?.javaScriptEnabled !== false) waitUntilAwake(context)
  const faults = watch(context, expected)
  if (actor) await signIn(context, actor)
  return { context, page: await context.newPage(), faults }
}

/** An address that no other test comes from, so that their limits do not add up. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Every test fails when a page throws, logs an error or meets the content policy, whatever else it checks. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  extraHTTPHeaders: async ({ locale: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
  context: async ({ context, expectedErrors, javaScriptEnabled }, use) => {
    const faults = watch(context, expectedErrors)
    if (javaScriptEnabled) waitUntilAwake(context)
    await use(context)
    expect(faults).toEqual([])
  },
  arriveAs: async ({ context }, use) => use((actor) => signIn(context, actor)),
  visit: async ({ browser, expectedErrors }, use) => {
    const opened: Opened[] = []
    await use(async (actor, options) => {
      const one = await openBrowser(browser, expectedErrors, actor, options)
      opened.push(one)
      return one.page
    })
    for (const { context } of opened) await context.close()
    expect(opened.flatMap(({ faults }) => faults)).toEqual([])
  },
})

export { expect }
