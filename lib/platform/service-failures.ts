import 'server-only'
import { countFailure } from './failures'
import type { ProviderFailure } from './provider-failure'

/** The services that are reached with keys of the installation or of its people. */
export const services = ['Razorpay', 'Google', 'Slack', 'AI'] as const
export type Service = (typeof services)[number]

/** Where the keys are the installation's own, a refused one is its trouble; elsewhere it is of one person's account. */
const ownKeys: readonly Service[] = ['Razorpay', 'AI']

const isOurTrouble = (service: Service, { kind }: ProviderFailure) =>
  kind === 'unavailable' || kind === 'rate-limited' || (kind === 'revoked' && ownKeys.includes(service))

/** Counts that a service did not do what was asked, unless that is the matter of one account. */
export async function countServiceFailure(service: Service, failure: ProviderFailure): Promise<void> {
  if (isOurTrouble(service, failure)) await countFailure({ kind: 'service', name: `${service}: ${failure.message}` })
}
