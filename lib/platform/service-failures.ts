import 'server-only'
import { countFailure } from './failures'
import type { ProviderFailure } from './provider-failure'

export const services = ['Razorpay', 'Google', 'Slack', 'AI'] as const
export type Service = (typeof services)[number]

/** A refused key of the installation is its fault; elsewhere it concerns one account. */
const ownKeys: readonly Service[] = ['Razorpay', 'AI']

const isOurTrouble = (service: Service, { kind }: ProviderFailure) =>
  kind === 'unavailable' || kind === 'rate-limited' || (kind === 'revoked' && ownKeys.includes(service))

/** Counts a service's failure, unless it concerns one account. */
export async function countServiceFailure(service: Service, failure: ProviderFailure): Promise<void> {
  if (isOurTrouble(service, failure)) await countFailure({ kind: 'service', name: `${service}: ${failure.message}` })
}
