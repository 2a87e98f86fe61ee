import { people } from '@/prisma/seed/acme/people'
import { blogRoutes } from './blog'
import { createStandIn } from './stand-in'
import { googleCalendars } from './google-calendar'
import { googleOAuthRoutes } from './google-oauth'
import { googlePage } from './google-page'
import { openAiRoutes } from './openai'
import { deliverTo, razorpayRoutes } from './razorpay/razorpay'
import { keepBooks } from '@/tests/support/providers/razorpay/razorpay-file'
import { posthogRoutes } from './posthog'
import { providerSettings } from './settings'
import { slackCommandRoutes } from './slack/slack-command'
import { slackDialogRoutes } from './slack/slack-dialogs'
import { slackMessageRoutes } from './slack/slack-messages'
import { slackOAuthRoutes } from './slack/slack-oauth'
import { slackPeopleRoutes } from './slack/slack-people'

// All providers as one process, for the demo and for tests in a browser. It is told its port, says when it listens, and ends
// with the one who started it.
const productUrl = process.env['PRODUCT_URL'] ?? ''
const standIn = createStandIn()
const google = googleOAuthRoutes()
const calendars = googleCalendars(google.revoked)
const slack = slackOAuthRoutes({ isShared: true })
const messages = slackMessageRoutes({ revoked: slack.revoked, productUrl })
const dialogs = slackDialogRoutes(slack.revoked)
for (const [key, { firstName, lastName, email }] of Object.entries(people)) {
  const id = `U0${key.toUpperCase()}`
  dialogs.people.set(id, { id, name: `${firstName} ${lastName}`, email })
}
const razorpay = razorpayRoutes({ deliver: deliverTo(productUrl) })
const books = process.env['PROVIDERS_BOOKS']
standIn.use(
  { name: 'google', routes: [...google.routes, ...calendars.routes, ...googlePage(calendars, google.revoked)] },
  {
    name: 'slack',
    routes: [
      ...slack.routes,
      ...slackPeopleRoutes(slack),
      ...messages.routes,
      ...dialogs.routes,
      ...slackCommandRoutes(dialogs, productUrl),
    ],
  },
  { name: 'blog', routes: blogRoutes() },
  { name: 'openai', routes: openAiRoutes().routes },
  { name: 'posthog', routes: posthogRoutes() },
  { name: 'razorpay', routes: books ? keepBooks(razorpay.books, razorpay.routes, books) : razorpay.routes },
)
const port = Number(process.env['PROVIDERS_PORT'] ?? '0')
const url = await standIn.listen(port).catch(() => standIn.listen())
calendars.settings.page = `${url}/google/`
razorpay.books.settings.url = url
process.on('SIGTERM', () => process.exit(0))
process.send?.(providerSettings(url))
