import 'server-only'
import { log } from './log'

/**
 * Why another service did not do what was asked: `expired` and `revoked` are of our access there, the first can be renewed;
 * `rate-limited` and `unavailable` pass by themselves; `refused` will be the same next time.
 */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: 'expired' | 'revoked' | 'rate-limited' | 'unavailable' | 'refused',
    /** A code of the provider; never what was sent or received. */
    message: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
    this.name = 'ProviderFailure'
  }
}

/** What a call to a provider came to: its result, or why it was not done. Whatever else is thrown goes on. */
export async function attempt<Result>(
  call: Promise<Result>,
): Promise<{ result: Result; failure: null } | { result: null; failure: ProviderFailure }> {
  try {
    return { result: await call, failure: null }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return { result: null, failure: error }
  }
}

/**
 * Why a job could not do its work with a provider, or null. Whatever else is thrown is logged as this event: it is ours to
 * mend, and the work waits for that like for a service that is away.
 */
export async function failureOf(event: string, work: () => Promise<void>): Promise<ProviderFailure | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ProviderFailure) return error
    log.error(event, error)
    return new ProviderFailure('unavailable', 'failed here')
  }
}
