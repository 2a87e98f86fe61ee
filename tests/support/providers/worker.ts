import { createStandIn, type StandIn } from './stand-in'
import { providerSettings } from './settings'

const held = globalThis as typeof globalThis & { rapportStandIn?: Promise<{ standIn: StandIn; url: string }> }

async function open() {
  const standIn = createStandIn()
  const url = await standIn.listen()
  standIn.unref()
  return { standIn, url }
}

/** The stand-in of this worker, which listens from the first test on and knows no provider until a test names some. */
export const workerStandIn = () => (held.rapportStandIn ??= open())

/** The settings that lead the product to it. */
export const workerSettings = async () => providerSettings((await workerStandIn()).url)
