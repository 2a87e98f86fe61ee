import { createStandIn } from './stand-in'
import { googleOAuthRoutes } from './google-oauth'
import { deliverTo, razorpayRoutes } from './razorpay'
import { providerSettings } from './settings'
import { slackOAuthRoutes } from './slack-oauth'

// All providers as one process, for the demo and for tests in a browser. It is told its port, says when it listens, and ends
// with the one who started it.
const standIn = createStandIn()
const razorpay = razorpayRoutes({ deliver: deliverTo(process.env['PROVIDERS_FOR'] ?? '') })
standIn.use(
  { name: 'google', routes: googleOAuthRoutes().routes },
  { name: 'slack', routes: slackOAuthRoutes().routes },
  { name: 'razorpay', routes: razorpay.routes },
)
const port = Number(process.env['PROVIDERS_PORT'] ?? '0')
const url = await standIn.listen(port).catch(() => standIn.listen())
razorpay.books.settings.url = url
process.on('SIGTERM', () => process.exit(0))
process.send?.(providerSettings(url))
