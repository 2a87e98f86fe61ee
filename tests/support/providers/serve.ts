import { createStandIn } from './stand-in'
import { googleOAuthRoutes } from './google-oauth'
import { providerSettings } from './settings'
import { slackMessageRoutes } from './slack-messages'
import { slackOAuthRoutes } from './slack-oauth'

// All providers as one process, for the demo and for tests in a browser. It is told its port, says when it listens, and ends
// with the one who started it.
const standIn = createStandIn()
const slack = slackOAuthRoutes({ isShared: true })
const messages = slackMessageRoutes({ revoked: slack.revoked, productUrl: process.env['PRODUCT_URL'] })
standIn.use(
  { name: 'google', routes: googleOAuthRoutes().routes },
  { name: 'slack', routes: [...slack.routes, ...messages.routes] },
)
const port = Number(process.env['PROVIDERS_PORT'] ?? '0')
const url = await standIn.listen(port).catch(() => standIn.listen())
process.on('SIGTERM', () => process.exit(0))
process.send?.(providerSettings(url))
