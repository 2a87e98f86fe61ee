import type { BrowserContext } from '@playwright/test'

/** The browser tells what the content policy has stopped even where the script that tried keeps quiet about it. */
const tellViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} stopped ${blockedURI}`),
  )

const harmless = [
  // Answers that a page asks for and deals with: a wrong password, a session that has ended.
  /status of 401 .*\/api\//,
  // Letters are shown where no script may run; the browser says so whenever a test looks into one.
  /Blocked script execution in 'about:srcdoc'/,
]

/** Collects what goes wrong in the pages of a browser: errors thrown, errors logged, and what the content policy stops. */
export function watch(context: BrowserContext, expected: RegExp[]): string[] {
  const faults: string[] = []
  const note = (text: string) => {
    if (![...harmless, ...expected].some((pattern) => pattern.test(text))) faults.push(text)
  }
  void context.addInitScript(tellViolations)
  context.on('weberror', (found) => note(found.error().stack ?? found.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  return faults
}
