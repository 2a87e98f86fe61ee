import { createStandIn } from './stand-in'
import { googleCalendars } from './google-calendar'
import { googleOAuthRoutes } from './google-oauth'
import { googlePage } from './google-page'
import { providerSettings } from './settings'
import { slackOAuthRoutes } from './slack-oauth'

// All providers as one process, for the demo and for tests in a browser. It is told its port, says when it listens, and ends
// with the one who started it.
const standIn = createStandIn()
const google = googleOAuthRoutes()
const calendars = googleCalendars(google.revoked)
standIn.use(
  { name: 'google', routes: [...google.routes, ...calendars.routes, ...googlePage(calendars, google.revoked)] },
  { name: 'slack', routes: slackOAuthRoutes().routes },
)
const port = Number(process.env['PROVIDERS_PORT'] ?? '0')
const url = await standIn.listen(port).catch(() => standIn.listen())
calendars.settings.page = `${url}/google/`
process.on('SIGTERM', () => process.exit(0))
process.send?.(providerSettings(url))
