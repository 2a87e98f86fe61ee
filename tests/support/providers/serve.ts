import { createStandIn } from './stand-in'
import { googleOAuthRoutes } from './google-oauth'
import { openAiRoutes } from './openai'
import { providerSettings } from './settings'
import { slackOAuthRoutes } from './slack-oauth'
import { slackPeopleRoutes } from './slack-people'

// All providers as one process, for the demo and for tests in a browser. It is told its port, says when it listens, and ends
// with the one who started it.
const standIn = createStandIn()
const slack = slackOAuthRoutes()
standIn.use(
  { name: 'google', routes: googleOAuthRoutes().routes },
  { name: 'slack', routes: [...slack.routes, ...slackPeopleRoutes(slack)] },
  { name: 'openai', routes: openAiRoutes().routes },
)
const port = Number(process.env['PROVIDERS_PORT'] ?? '0')
const url = await standIn.listen(port).catch(() => standIn.listen())
process.on('SIGTERM', () => process.exit(0))
process.send?.(providerSettings(url))
